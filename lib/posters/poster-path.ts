/** Address of the poster the site draws for a film: SVG, portrait. */
export function drawnPosterPath(slug: string): string {
  return `/poster/${slug}.svg`;
}

/**
 * The name of the picture that shared links show of every page without a film: none that a film can have, since
 * no slug has a sign like that.
 */
export const sitePoster = '_site';

/** Address of the same drawing as a PNG of 1200 × 630 for shared links. */
export function sharedPosterPath(slug: string): string {
  return `/og/${slug}.png`;
}
