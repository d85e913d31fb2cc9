/** The French path of somebody's page. */
export function personPath(slug: string): string {
  return `/person/${slug}`;
}
