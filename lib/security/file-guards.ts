/** Pictures and films: made to be shown elsewhere too, in shared links, letters, on a television. */
const media = /^\/(?:icons|media|og|poster)\/|^\/(?:icon|apple-touch-icon|favicon)[.?]/;

/** What others are to read: feeds, the open catalogue, how a film is embedded. */
const open = /^\/(?:[a-z]{2}\/)?feed\/|^\/open\/|^\/oembed\?|^\/(?:[a-z]{2}\/)?opensearch\.xml/;

/** A mail as its reader sees it, shown to the house: whatever it says, it is no page. */
const letter = /^\/desk\/letters\//;

const nothing = "default-src 'none'; frame-ancestors 'none'";
/** Whatever a file says, opened at its own address it is no page of this site: it runs nothing. */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; " +
  "frame-ancestors 'none'; sandbox";

const guards = {
  media: { 'content-security-policy': sandbox, 'cross-origin-resource-policy': 'cross-origin' },
  letter: { 'content-security-policy': sandbox, 'cross-origin-resource-policy': 'same-origin' },
  open: {
    'content-security-policy': nothing,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  },
  other: { 'content-security-policy': nothing, 'cross-origin-resource-policy': 'same-origin' },
};

/** The headers of an answer that is not a page, by its address. */
export function fileGuards(url: string): Readonly<Record<string, string>> {
  if (media.test(url)) return guards.media;
  if (isLetter(url)) return guards.letter;
  return open.test(url) ? guards.open : guards.other;
}

/** Whether an address shows a mail: HTML that is guarded as a file. */
export function isLetter(url: string): boolean {
  return letter.test(url);
}
