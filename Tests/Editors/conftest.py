"""A session with the client of pytest-lsp, which checks every message against the types of the protocol."""

import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities


@pytest_lsp.fixture(
    params=["visual_studio_code", "neovim@0.7", "neovim@0.11", "emacs"],
    config=ClientServerConfig(server_command=[os.environ["CELLGEN"], "lsp"]),
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        return None

    capabilities = client_capabilities(request.param)
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            process_id=os.getpid(),
            workspace_folders=[types.WorkspaceFolder(uri=pathlib.Path.cwd().as_uri(), name="App")],
        )
    )
    lsp_client.encoding = result.capabilities.position_encoding
    yield
    await lsp_client.shutdown_session()
