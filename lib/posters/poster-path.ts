/** Address of the poster the site draws for a film: SVG, portrait. */
export function drawnPosterPath(slug: string): string {
  return `/poster/${slug}.svg`;
}

/** Address of the same drawing in the shape of a screen: SVG, landscape. No slug has a sign like that. */
export function widePosterPath(slug: string): string {
  return `/poster/${slug}_wide.svg`;
}

/** Address of what the poster shows, without its words: SVG, as wide as a screen for scope. */
export function scenePath(slug: string): string {
  return `/poster/${slug}_scene.svg`;
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
