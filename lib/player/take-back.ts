/**
 * Takes several things back, each of them: what one throws costs itself alone, and is told.
 * @param tell hears of each failure; the page's own error report unless another is named
 */
export function takeBackAll(
  takeBacks: readonly (() => void)[],
  tell: (error: unknown) => void = (error) => reportError(error),
): void {
  for (const takeBack of takeBacks) {
    try {
      takeBack();
    } catch (error) {
      tell(error);
    }
  }
}
