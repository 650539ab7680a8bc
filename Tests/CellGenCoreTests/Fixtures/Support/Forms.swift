// What a user would write besides Forms.sections.

enum SignUpFieldKind: ScreenValue { case name, email, website, password, code }
