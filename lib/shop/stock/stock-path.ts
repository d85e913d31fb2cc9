/** The address that tells how many pieces are left of each. */
export function stockPath(articles: readonly string[]): string {
  return `/api/shop/stock?${new URLSearchParams(articles.map((slug) => ['article', slug]))}`;
}
