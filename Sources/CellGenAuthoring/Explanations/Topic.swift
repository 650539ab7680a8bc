import CellGenCore

/// A concern by which the codes are grouped, in the order in which a manifest is read.
public enum Topic: String, CaseIterable, Sendable {
  case characters = "Files and characters"
  case indentation = "Indentation"
  case keysAndColons = "Keys and colons"
  case lists = "Lists and dashes"
  case brackets = "Brackets and braces"
  case quotes = "Quotes"
  case escapes = "Escapes in double quotes"
  case textBlocks = "Text blocks"
  case outsideTheSubset = "What is no part of the language"
  case keysAndValues = "Keys and values"
  case names = "Names"
  case manifests = "Manifests of a run"
  case types = "Fields and types"
  case defaultsAndSamples = "Defaults and samples"
  case fieldsAndActions = "Field names, actions and sizes"
  case sharedViews = "Views that other views show"
  case layouts = "Layouts of views"
  case elements = "Elements of layouts"
  case sections = "Sections and cells"
  case templates = "Templates of scaffolds"

  /// Its codes, in the order in which they are declared.
  public var codes: [DiagnosticCode] { DiagnosticCode.allCases.filter { $0.topic == self } }
}

extension DiagnosticCode {
  /// What the mistake has to do with.
  public var topic: Topic {
    switch self {
    case .emptyManifest, .fileTooLarge, .wrongEncoding, .invalidUTF8, .controlCharacter,
      .bidirectionalControl, .lineSeparator, .noncharacter, .strayByteOrderMark, .carriageReturn,
      .invisibleCharacter:
      .characters
    case .tabIndentation, .tabSeparation, .unexpectedIndentation, .unmatchedIndentation,
      .misalignedKey, .misalignedItem, .multilinePlain, .tooDeep:
      .indentation
    case .missingColon, .missingSpaceAfterColon, .equalsSign, .lookAlikeColon, .missingKey,
      .nestedKey, .duplicateKey, .longKey, .multilineKey, .collectionKey:
      .keysAndColons
    case .itemAmongKeys, .keyAmongItems, .missingDash, .listOnKeyLine, .lookAlikeDash,
      .missingSpaceAfterDash, .doubleDash:
      .lists
    case .unclosedBracket, .mismatchedBracket, .strayBracket, .bracketIndentation,
      .flowIndentation, .textAfterBracket, .extraComma, .missingComma, .pairInList,
      .itemInBrackets, .missingValue:
      .brackets
    case .unclosedQuote, .textAfterQuote, .quotedIndentation, .smartQuote, .reservedCharacter,
      .templateBraces:
      .quotes
    case .unknownEscape, .incompleteEscape, .swiftEscape, .surrogateEscape, .escapeOutOfRange:
      .escapes
    case .blockHeader, .blockTextIndentation, .blockTextBlank, .blockTextTab, .rootBlockText:
      .textBlocks
    case .slashComment, .commentWithoutSpace, .mergeConflict, .explicitKey, .mergeKey, .anchor,
      .alias, .tag, .directive, .textAfterMarker, .secondDocument, .textAfterEnd:
      .outsideTheSubset
    case .unknownKey, .misplacedKey, .requiredKey, .wrongKind, .emptyValue, .nullText,
      .commentInText, .notANumber, .outOfRange, .unknownChoice, .repeatedName, .controlInDoc:
      .keysAndValues
    case .notAnIdentifier, .nameCase, .reservedName, .nameCollision, .memberCollision,
      .caseCollision, .duplicateView, .duplicateScreen, .sameOutput:
      .names
    case .unknownManifest, .ambiguousManifest, .narrowAccess, .unknownView, .undeclaredUse,
      .noContainers, .noScreenName, .screenWithoutSections, .statesWithoutSections,
      .tableWithoutContainer, .needsNewerIOS:
      .manifests
    case .emptyData, .typeSyntax, .unquotedType, .closureType, .tupleType, .existentialType,
      .implicitOptional, .doubleOptional, .notHashable, .shadowedType, .unlikelyType, .dataCycle:
      .types
    case .defaultSyntax, .defaultMismatch, .sampleMismatch, .incompleteSample:
      .defaultsAndSamples
    case .unknownField, .unknownAction, .duplicateAction, .payloadWithoutLabels, .payloadDefault,
      .customSize:
      .fieldsAndActions
    case .shownByItself, .targetIsMapped, .mapWithoutView, .keyOfMappedView, .mapMismatch,
      .unfedField, .overloadWithoutClass, .overloadedEdge:
      .sharedViews
    case .layoutAndView, .unknownElement, .secondElement, .emptyLayout, .elementType,
      .elementAction, .noObviousElement:
      .layouts
    case .literalAndField, .literalLikeField, .assetAndSymbol, .insetTwice, .unknownColor,
      .imageName, .unnamedButton, .unnamedSwitch, .neverHidden, .lostActions, .silentAction,
      .unshownField:
      .elements
    case .noSections, .emptySection, .missingIdentity, .needlessIdentity, .twoLayouts,
      .twoHeights, .needlessBackground, .tooManyKinds, .slowCompilation, .unusedView,
      .neverSelected, .neverSwiped, .unnamedSwipe:
      .sections
    case .templateTag, .templateBlock, .templateName:
      .templates
    }
  }
}
