/// A target that uses the plugin before it has a manifest.
let hasManifest = false
