/** Characters of a title that search results show. */
export const titleLength = 65;

/**
 * The document title: the first variant that fits, followed by the site's name if that fits too. If no
 * variant fits, the last one is used uncut.
 *
 *  @param wordings longest first, without the site's name
 */
export function pageTitle(wordings: readonly string[], name: string): string {
  for (const wording of wordings) {
    const named = `${wording} – ${name}`;
    if (named.length <= titleLength) return named;
    if (wording.length <= titleLength) return wording;
  }
  return wordings.at(-1) ?? name;
}
