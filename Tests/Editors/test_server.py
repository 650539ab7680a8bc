"""Diagnostics, fixes, formatting and outlines, as the commands have them."""

import os
import pathlib
import subprocess

from lsprotocol import types
from pytest_lsp import LanguageClient

from texts import apply

CELLGEN = os.environ["CELLGEN"]


def uri():
    return (pathlib.Path.cwd() / "Mail.sections").as_uri()


def document():
    return types.TextDocumentIdentifier(uri=uri())


async def open_document(client: LanguageClient, text=None):
    text = text or pathlib.Path("Mail.sections").read_text()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=uri(), language_id="sections", version=1, text=text
            )
        )
    )
    await client.wait_for_notification("textDocument/publishDiagnostics")
    return text


async def test_diagnostics(client: LanguageClient):
    await open_document(client)
    found = [each for each in client.diagnostics[uri()] if each.code == "unknown-key"]
    assert len(found) == 1
    assert found[0].range.start == types.Position(line=5, character=4)
    assert found[0].source == "cellgen"
    assert found[0].severity == types.DiagnosticSeverity.Error


async def test_fixes_are_those_of_the_command(client: LanguageClient):
    text = await open_document(client)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document(),
            range=types.Range(start=types.Position(0, 0), end=types.Position(0, 0)),
            context=types.CodeActionContext(diagnostics=[], only=["source.fixAll"]),
        )
    )
    edit = actions[0].edit
    edits = edit.document_changes[0].edits if edit.document_changes else edit.changes[uri()]
    fixed = apply(text, edits, client.encoding)
    pathlib.Path("Copy.sections").write_text(text)
    subprocess.run([CELLGEN, "lint", "--fix", "--quiet", "Copy.sections"], capture_output=True)
    expected = pathlib.Path("Copy.sections").read_text()
    pathlib.Path("Copy.sections").unlink()
    assert fixed == expected


async def test_formatting_is_that_of_the_command(client: LanguageClient):
    text = await open_document(client)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            text_document=document(),
            options=types.FormattingOptions(tab_size=2, insert_spaces=True),
        )
    )
    expected = subprocess.run(
        [CELLGEN, "format", "-"], input=text.encode(), capture_output=True
    ).stdout.decode()
    assert apply(text, edits, client.encoding) == expected


async def test_outline_folding_and_colors(client: LanguageClient):
    await open_document(client)
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document())
    )
    assert "views" in [symbol.name for symbol in symbols]
    folds = await client.text_document_folding_range_async(
        types.FoldingRangeParams(text_document=document())
    )
    assert folds
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(text_document=document())
    )
    assert len(colors) == 2
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=document())
    )
    assert [lens.command.title for lens in lenses] == ["Preview", "Preview"]
