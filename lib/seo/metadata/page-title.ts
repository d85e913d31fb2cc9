/** Characters of a title that a results page shows. */
export const titleLength = 65;

/**
 * The title of a page's window: the first wording that has room, the house's name after it where that fits too. Where none
 * has room the last stands alone: the name of a film is not cut.
 * @param wordings the fullest first, without the house's name
 */
export function pageTitle(wordings: readonly string[], name: string): string {
  for (const wording of wordings) {
    const named = `${wording} – ${name}`;
    if (named.length <= titleLength) return named;
    if (wording.length <= titleLength) return wording;
  }
  return wordings.at(-1) ?? name;
}
