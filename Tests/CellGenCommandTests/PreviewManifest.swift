/// What the tests of `cellgen preview` draw.
enum PreviewManifest {
  static let notes = """
    views:
      Note:
        data: { id: Int, text: String, isPinned: Bool }
        actions: [delete]
        layout:
          hstack:
            - label: { text: text, font: headline }
            - image: { symbol: pin, visible: isPinned, accessibility: none }
            - button: { title: Delete, action: delete }
        samples:
          - { id: 1, text: Bread and butter, isPinned: true }
    sections:
      notes: { cells: [Note] }

    """

  /// With five kinds of warnings.
  static let careless = """
    views:
      Note:
        data: { id: Int, text: String, unused: Int, isPinned: Bool }
        actions: [delete, forgotten]
        layout:
          hstack:
            - label: { text: text, color: systemYellow }
            - toggle: isPinned
            - button: { symbol: trash, action: delete }
        size: { height: 44 }
        samples:
          - { id: 1, text: Bread and butter, unused: 2, isPinned: true }
      Lonely: { data: { title: String } }
    sections:
      notes: { cells: [Note] }

    """

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Delete" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Löschen"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  /// What is shown of ``notes``.
  static let json = #"""
    {
      "version": 1,
      "generatedBy": "cellgen preview",
      "manifests": ["Screens/Notes.sections"],
      "screens": [
        {
          "name": "Notes",
          "sections": [
            {
              "name": "notes",
              "rows": [
                {
                  "view": "Note",
                  "content": {
                    "kind": "hstack",
                    "name": "stack",
                    "axis": "horizontal",
                    "children": [
                      { "kind": "label", "name": "textLabel", "text": "Bread and butter" },
                      { "kind": "image", "name": "imageView" },
                      { "kind": "button", "name": "deleteButton", "text": "Delete" }
                    ]
                  }
                }
              ]
            }
          ],
          "states": []
        }
      ],
      "views": [
        {
          "name": "Note",
          "place": "Notes.sections:2:3",
          "pictures": [
            {
              "title": "Sample 1",
              "isMade": false,
              "row": {
                "view": "Note",
                "content": {
                  "kind": "hstack",
                  "name": "stack",
                  "axis": "horizontal",
                  "children": [
                    { "kind": "label", "name": "textLabel", "text": "Bread and butter" },
                    { "kind": "image", "name": "imageView" },
                    { "kind": "button", "name": "deleteButton", "text": "Delete" }
                  ]
                }
              },
              "spoken": ["Bread and butter", "  actions: Delete", "Delete; button"]
            },
            {
              "title": "Long texts",
              "isMade": true,
              "row": {
                "view": "Note",
                "content": {
                  "kind": "hstack",
                  "name": "stack",
                  "axis": "horizontal",
                  "children": [
                    {
                      "kind": "label",
                      "name": "textLabel",
                      "text": "An extraordinarily comprehensive internationalization of everything that was left unabridged, since nobody had anticipated how uncompromisingly long descriptions become as soon as somebody translates them"
                    },
                    { "kind": "image", "name": "imageView" },
                    { "kind": "button", "name": "deleteButton", "text": "Delete" }
                  ]
                }
              },
              "spoken": [
                "An extraordinarily comprehensive internationalization of everything that was left unabridged, since nobody had anticipated how uncompromisingly long descriptions become as soon as somebody translates them",
                "  actions: Delete",
                "Delete; button"
              ]
            },
            {
              "title": "isPinned: false",
              "isMade": true,
              "row": {
                "view": "Note",
                "content": {
                  "kind": "hstack",
                  "name": "stack",
                  "axis": "horizontal",
                  "children": [
                    { "kind": "label", "name": "textLabel", "text": "Bread and butter" },
                    { "kind": "image", "name": "imageView", "isHidden": true },
                    { "kind": "button", "name": "deleteButton", "text": "Delete" }
                  ]
                }
              },
              "spoken": ["Bread and butter", "  actions: Delete", "Delete; button"]
            }
          ]
        }
      ],
      "findings": []
    }

    """#
}
