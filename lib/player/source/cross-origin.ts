type TrackFile = { src: string };

/**
 * The `crossorigin` attribute of a media element. Captions on another host are only shown with CORS, which
 * then applies to the film's file as well. `null` if no track has an absolute URL.
 */
export const crossOrigin = (tracks: readonly TrackFile[]) =>
  tracks.some(({ src }) => /^http/.test(src)) ? 'anonymous' : null;
