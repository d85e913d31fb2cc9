/** Images and films, which other sites, mails and televisions may load too. */
const media = /^\/(?:icons|media|og|poster)\/|^\/(?:icon|apple-touch-icon|favicon)[.?]/;

/** Resources for other sites: feeds, the open catalogue, oEmbed, OpenSearch. */
const open = /^\/(?:[a-z]{2}\/)?feed\/|^\/open\/|^\/oembed\?|^\/(?:[a-z]{2}\/)?opensearch\.xml/;

/** Display of a mail in the admin. It is HTML, but must not act as a page. */
const mailPreview = /^\/desk\/letters\//;

const denyAll = "default-src 'none'; frame-ancestors 'none'";
/** A file opened at its own address runs no scripts and does not have this site's origin. */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; " +
  "frame-ancestors 'none'; sandbox";

const headersByKind = {
  media: { 'content-security-policy': sandbox, 'cross-origin-resource-policy': 'cross-origin' },
  mail: { 'content-security-policy': sandbox, 'cross-origin-resource-policy': 'same-origin' },
  open: {
    'content-security-policy': denyAll,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  },
  other: { 'content-security-policy': denyAll, 'cross-origin-resource-policy': 'same-origin' },
};

/** Security headers of a response that is not a page, by its address. */
export function fileHeaders(url: string): Readonly<Record<string, string>> {
  if (media.test(url)) return headersByKind.media;
  if (isMailPreview(url)) return headersByKind.mail;
  return open.test(url) ? headersByKind.open : headersByKind.other;
}

/** Whether an address shows a mail. The response is HTML, but gets the headers of a file. */
export function isMailPreview(url: string): boolean {
  return mailPreview.test(url);
}
