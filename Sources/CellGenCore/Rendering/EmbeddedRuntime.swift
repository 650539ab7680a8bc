let embeddedRuntime = ""
