/**
 * Runs all cleanup functions. If one throws, the error is reported and the others still run.
 *
 * @param report called for each error; defaults to `reportError`
 */
export function disposeAll(
  disposers: readonly (() => void)[],
  report: (error: unknown) => void = (error) => reportError(error),
): void {
  for (const dispose of disposers) {
    try {
      dispose();
    } catch (error) {
      report(error);
    }
  }
}
