/** Pictures and films: made to be shown elsewhere too, in shared links, letters, on a television. */
const media = /^\/(?:media|og|poster)\/|^\/(?:icon|apple-icon)[.?]/;

const nothing = "default-src 'none'; frame-ancestors 'none'";
/** Whatever a file says, opened at its own address it is no page of this site: it runs nothing. */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; " +
  "frame-ancestors 'none'; sandbox";

const guards = {
  media: { 'content-security-policy': sandbox, 'cross-origin-resource-policy': 'cross-origin' },
  other: { 'content-security-policy': nothing, 'cross-origin-resource-policy': 'same-origin' },
};

/** The headers of an answer that is not a page, by its address. */
export function fileGuards(url: string): Readonly<Record<string, string>> {
  return media.test(url) ? guards.media : guards.other;
}
