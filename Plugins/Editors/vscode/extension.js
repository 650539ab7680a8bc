// Starts `cellgen lsp` for manifests.

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async function () {
  const command = workspace.getConfiguration("cellgen").get("path", "cellgen");
  client = new LanguageClient(
    "cellgen",
    "cellgen",
    { command, args: ["lsp"] },
    {
      documentSelector: [
        { scheme: "file", language: "sections" },
        { scheme: "untitled", language: "sections" },
      ],
    }
  );
  await client.start();
};

exports.deactivate = function () {
  return client ? client.stop() : undefined;
};
