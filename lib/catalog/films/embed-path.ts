/** French path of a film's embed page for other sites; the German one is below `/de`. */
export function embedPath(slug: string): string {
  return `/embed/${slug}`;
}
