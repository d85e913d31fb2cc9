type Track = { src: string };

/**
 * How a film asks for its files: where captions lie with another host, a browser shows them only if that host lets this
 * site read them, and then it has to let it have the film so as well. `null` where none do.
 */
export const crossOrigin = (tracks: readonly Track[]) =>
  tracks.some(({ src }) => /^http/.test(src)) ? 'anonymous' : null;
