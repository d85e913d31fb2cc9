/** Address of the poster the site draws for a film: SVG, portrait. */
export function drawnPosterPath(slug: string): string {
  return `/poster/${slug}.svg`;
}

/** Address of the same drawing as a PNG of 1200 × 630 for shared links. */
export function sharedPosterPath(slug: string): string {
  return `/og/${slug}.png`;
}
