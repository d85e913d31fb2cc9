/** French path of a person's page. */
export function personPath(slug: string): string {
  return `/person/${slug}`;
}
