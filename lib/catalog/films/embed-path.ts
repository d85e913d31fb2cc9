/** The French path of the page with which other sites show a film; the German one is below `/de`. */
export function embedPath(slug: string): string {
  return `/embed/${slug}`;
}
