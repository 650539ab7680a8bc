/// The app's model of an entry of the list.
{{#if isPackage}}public {{/if}}struct {{name}}Entry: Identifiable, Hashable, Sendable {
  {{#if isPackage}}public {{/if}}var id: Int
  {{#if isPackage}}public {{/if}}var title: String
  {{#if isPackage}}public {{/if}}var detail: String?
  {{#if isPackage}}public {{/if}}var isFavorite: Bool

  {{#if isPackage}}public {{/if}}init(
    id: Int, title: String, detail: String? = nil, isFavorite: Bool = false
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isFavorite = isFavorite
  }
}
