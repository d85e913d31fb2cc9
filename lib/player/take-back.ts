/**
 * Runs all cleanup functions. If one throws, the error is reported and the others still run.
 *
 *  @param tell called for each error; defaults to `reportError`
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
