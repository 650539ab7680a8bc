"""Completion, hover, definitions, renames and declarations, in two manifests of which one uses the other."""

import asyncio
import pathlib
import re

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import LanguageClient

from texts import apply, width


class Manifest:
    """An open manifest."""

    def __init__(self, client: LanguageClient, name):
        self.client, self.version = client, 1
        self.path = pathlib.Path.cwd() / f"{name}.sections"
        self.uri = self.path.as_uri()
        self.document = types.TextDocumentIdentifier(uri=self.uri)
        self.text = self.path.read_text()
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                text_document=types.TextDocumentItem(
                    uri=self.uri, language_id="sections", version=1, text=self.text
                )
            )
        )

    def change(self, text):
        self.text, self.version = text, self.version + 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(
                    uri=self.uri, version=self.version
                ),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )

    def replace(self, old, new):
        assert old in self.text
        self.change(self.text.replace(old, new))

    def position(self, part, distance=0):
        """The position of the first place of a part of the text, or of one at a distance from it."""
        before = self.text[: self.text.index(part) + distance].split("\n")
        return types.Position(len(before) - 1, width(before[-1], self.client.encoding))

    def place(self, part, distance=0):
        return {"text_document": self.document, "position": self.position(part, distance)}

    def range(self, part, distance, word):
        start = self.position(part, distance)
        end = types.Position(start.line, start.character + width(word, self.client.encoding))
        return types.Range(start=start, end=end)

    async def errors(self, wanted):
        """Waits until there is an error with a text, and returns the errors."""
        while True:
            found = self.client.diagnostics.get(self.uri, [])
            errors = [each for each in found if each.severity == types.DiagnosticSeverity.Error]
            if any(wanted in each.message for each in errors):
                return errors
            await asyncio.wait_for(
                self.client.wait_for_notification("textDocument/publishDiagnostics"), 30
            )


def changes(edit):
    """The edits of a workspace by their documents, each with the version that it is for."""
    if edit.document_changes:
        return {
            each.text_document.uri: (each.text_document.version, each.edits)
            for each in edit.document_changes
        }
    return {uri: (None, edits) for uri, edits in edit.changes.items()}


def edited(manifest: Manifest, edit):
    """The text of a manifest after an edit of the workspace, in the form that the client knows."""
    capabilities = manifest.client.capabilities.workspace.workspace_edit
    assert bool(edit.document_changes) == bool(capabilities.document_changes)
    version, edits = changes(edit)[manifest.uri]
    assert version in (None, manifest.version)
    return apply(manifest.text, edits, manifest.client.encoding)


def applied(path, edit, encoding):
    """The text of a manifest that is not open after an edit of the workspace."""
    version, edits = changes(edit)[path.as_uri()]
    assert version is None
    return apply(path.read_text(), edits, encoding)


# MARK: Completion


async def proposals(manifest: Manifest, part, distance):
    found = await manifest.client.text_document_completion_async(
        types.CompletionParams(**manifest.place(part, distance))
    )
    return {item.label: item for item in found.items}


def accepted(manifest: Manifest, item):
    """The text after an item is accepted, with the stops of a snippet left empty."""
    edit = item.text_edit
    if item.insert_text_format == types.InsertTextFormat.Snippet:
        text = re.sub(r"\$\{\d+:([^}]*)\}|\$\d+", lambda stop: stop[1] or "", edit.new_text)
        edit = types.TextEdit(range=edit.range, new_text=text)
    return apply(manifest.text, [edit], manifest.client.encoding)


@pytest.mark.parametrize(
    "old, typed, wanted, unwanted, new",
    [
        ("le: { isOn: isRead", "le: { isOn: ", "isRead", ["subject", "id"], "le: { isOn: isRead"),
        ("isOn: isRead", "isOn: isR", "isRead", ["subject", "id"], "isOn: isRead"),
        ("{subject}", "{sub", "subject", [], "{subject"),
        ("action: mark", "action: ", "mark", ["isRead", "subject"], "action: mark"),
        ("color: ink", "color: in", "ink", ["isRead"], "color: ink"),
        (", font: headline", ", fon", "font", ["fonts"], ", font: "),
    ],
)
async def test_completion(client: LanguageClient, old, typed, wanted, unwanted, new):
    post = Manifest(client, "Post")
    complete = post.text
    post.replace(old, typed)
    items = await proposals(post, typed, len(typed.rstrip("\n")))
    assert wanted in items
    assert not [word for word in unwanted if word in items]
    assert accepted(post, items[wanted]) == complete.replace(old, new)


async def test_a_key_above_its_block_gets_no_other_line(client: LanguageClient):
    post = Manifest(client, "Post")
    complete = post.text
    post.replace("    layout:\n", "    lay\n")
    items = await proposals(post, "    lay\n", 7)
    assert accepted(post, items["layout"]) == complete


async def test_completion_while_brackets_are_open(client: LanguageClient):
    post = Manifest(client, "Post")
    post.replace("isOn: isRead, action: mark }", "isOn: i")
    items = await proposals(post, "isOn: i", len("isOn: i"))
    assert "isRead" in items and "subject" not in items
    assert accepted(post, items["isRead"]) == post.text.replace("isOn: i", "isOn: isRead", 1)


async def test_completion_of_what_another_manifest_declares(client: LanguageClient):
    box = Manifest(client, "Box")
    box.replace("cells: [Letter, Note]", "cells: [Le, Note]")
    items = await proposals(box, "[Le", 3)
    assert accepted(box, items["Letter"]) == box.text.replace("[Le,", "[Letter,")


async def test_snippets_are_for_clients_that_have_them(client: LanguageClient):
    post = Manifest(client, "Post")
    post.replace("        - toggle", "        - \n        - toggle")
    items = await proposals(post, "        - \n", 10)
    formats = {item.insert_text_format for item in items.values()}
    item = client.capabilities.text_document.completion.completion_item
    assert (types.InsertTextFormat.Snippet in formats) == bool(item.snippet_support)
    assert "- label: " in accepted(post, items["label"])


async def test_help_for_a_proposal(client: LanguageClient):
    post = Manifest(client, "Post")
    post.replace(", font: headline", ", fon")
    item = (await proposals(post, ", fon", 5))["font"]
    resolved = await client.completion_item_resolve_async(item)
    assert resolved.label == "font" and resolved.text_edit == item.text_edit
    assert "font" in getattr(resolved.documentation, "value", resolved.documentation)


# MARK: Hover


@pytest.mark.parametrize(
    "part, distance, word, said",
    [
        ("font: headline", 0, "font", ["`font`"]),
        ("{subject}", 1, "subject", ["`subject: String`", "`Letter`"]),
        ("action: mark", 8, "mark", ["`mark(", "`Letter`"]),
        ("color: ink", 7, "ink", ["ink", "#336699"]),
        ("Letter:", 0, "Letter", ["One 😀 letter.", "VoiceOver reads:", "Hello 😀"]),
    ],
)
async def test_hover(client: LanguageClient, part, distance, word, said):
    post = Manifest(client, "Post")
    hover = await client.text_document_hover_async(types.HoverParams(**post.place(part, distance)))
    assert hover.range == post.range(part, distance, word)
    for words in said:
        assert words in hover.contents.value


async def test_hover_leads_to_the_preview(client: LanguageClient):
    post = Manifest(client, "Post")
    hover = await client.text_document_hover_async(types.HoverParams(**post.place("Letter:")))
    link = re.search(r"\[Open the preview\]\(file://([^)#]*)#view-(\w+)\)", hover.contents.value)
    assert 'id="view-' + link[2] + '"' in pathlib.Path(link[1]).read_text()


# MARK: Names


async def test_definition_in_another_manifest(client: LanguageClient):
    box, post = Manifest(client, "Box"), Manifest(client, "Post")
    for part, distance, declared, word in [
        ("[Letter", 1, "Letter:", "Letter"),
        ("repeat: Letter", 8, "Letter:", "Letter"),
        ("{subject}", 1, "subject: String", "subject"),
    ]:
        found = await client.text_document_definition_async(
            types.DefinitionParams(**box.place(part, distance))
        )
        assert [each.uri for each in found] == [post.uri]
        assert found[0].range == post.range(declared, 0, word)


@pytest.mark.parametrize("is_with_declaration", [True, False])
async def test_references(client: LanguageClient, is_with_declaration):
    box, post = Manifest(client, "Box"), Manifest(client, "Post")
    found = await client.text_document_references_async(
        types.ReferenceParams(
            **post.place("Letter:"),
            context=types.ReferenceContext(include_declaration=is_with_declaration),
        )
    )
    expected = {
        (box.uri, box.position("[Letter", 1).line),
        (box.uri, box.position("repeat: Letter").line),
        (post.uri, post.position("[Letter]").line),
    }
    if is_with_declaration:
        expected.add((post.uri, post.position("Letter:").line))
    assert {(each.uri, each.range.start.line) for each in found} == expected
    assert len(found) == len(expected)


async def test_highlights(client: LanguageClient):
    post = Manifest(client, "Post")
    found = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(**post.place("{subject}", 1))
    )
    assert sorted(each.range.start.line for each in found) == [6, 10, 13]
    assert post.range("{subject}", 1, "subject") in [each.range for each in found]


# MARK: Renames


@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize(
    "part, distance, old, new",
    [("[Letter", 1, "Letter", "Message"), ("{subject}", 1, "subject", "topic")],
)
async def test_rename_in_two_manifests(client: LanguageClient, is_open, part, distance, old, new):
    box = Manifest(client, "Box")
    path = pathlib.Path.cwd() / "Post.sections"
    if is_open:
        post = Manifest(client, "Post")
        post.replace("Hello 😀", "Hello 😀😀")
    found = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**box.place(part, distance))
    )
    assert found == box.range(part, distance, old)
    edit = await client.text_document_rename_async(
        types.RenameParams(**box.place(part, distance), new_name=new)
    )
    assert edited(box, edit) == box.text.replace(old, new)
    if is_open:
        assert edited(post, edit) == post.text.replace(old, new)
    else:
        assert applied(path, edit, client.encoding) == path.read_text().replace(old, new)


async def test_rename_of_an_action_and_a_token(client: LanguageClient):
    post = Manifest(client, "Post")
    for part, distance, old, new in [
        ("action: mark", 8, "mark", "flag"),
        ("color: ink", 7, "ink", "line"),
    ]:
        edit = await client.text_document_rename_async(
            types.RenameParams(**post.place(part, distance), new_name=new)
        )
        assert edited(post, edit) == re.sub(rf"\b{old}\b", new, post.text)


@pytest.mark.parametrize("name, reason", [("isRead", "isRead"), ("two words", "identifier")])
async def test_a_name_that_cannot_be_given_is_refused(client: LanguageClient, name, reason):
    post = Manifest(client, "Post")
    with pytest.raises(JsonRpcException) as refusal:
        await client.text_document_rename_async(
            types.RenameParams(**post.place("{subject}", 1), new_name=name)
        )
    assert refusal.value.code == -32803
    assert reason in refusal.value.message


async def test_what_is_no_name_cannot_be_renamed(client: LanguageClient):
    post = Manifest(client, "Post")
    for part in ["font", "# "]:
        found = await client.text_document_prepare_rename_async(
            types.PrepareRenameParams(**post.place(part))
        )
        assert found is None


# MARK: Declarations


async def test_a_missing_field_is_declared(client: LanguageClient):
    post = Manifest(client, "Post")
    post.replace("isOn: isRead", "isOn: isOpen")
    errors = await post.errors("isOpen")
    place = post.position("isOpen")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=post.document,
            range=types.Range(start=place, end=place),
            context=types.CodeActionContext(diagnostics=errors),
        )
    )
    action = next(each for each in actions if each.title.startswith("Declare"))
    assert action.title == "Declare the field 'isOpen: Bool = false' in 'Letter'"
    assert action.kind == types.CodeActionKind.QuickFix
    expected = post.text.replace("isRead: Bool\n", "isRead: Bool\n      isOpen: Bool = false\n")
    assert edited(post, action.edit) == expected
