import { escapeXml } from '@/lib/primitives/text/escape-markup';

/** A page in a sitemap. All URLs are absolute. */
export type SitemapEntry = {
  url: string;
  /** Time of the last change, epoch ms; undefined if unknown. */
  lastModified?: number | undefined;
  /** URLs of the page in all languages including its own, and `x-default`. */
  alternates: { languages: Record<string, string> };
  /** URLs of its images. */
  images: string[];
  /** The video on the page, if any. */
  video?: SitemapVideo | undefined;
};

type SitemapVideo = {
  title: string;
  description: string;
  thumbnail: string;
  uploaded: Date;
  expires?: Date | undefined;
  seconds?: number | undefined;
} & ({ file: string } | { player: string });

/** Maximum video duration in the protocol, in seconds. A longer video has no `video:duration`. */
const maxVideoSeconds = 28_800;

/** Maximum number of images per page in the protocol. */
const maxImages = 1000;

/** A sitemap file, and the time of its last change. */
export type SitemapPart = { xml: string; lastModified?: number | undefined };

/** Limits of a file in the protocol: entries, and uncompressed bytes. */
export const limits = { entries: 50_000, bytes: 50 * 1024 * 1024 };

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const opening = `${declaration}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n`;
const closing = '</urlset>\n';

/** Writes pages to as few sitemap files as the limits allow. */
export function writeSitemaps(
  entries: Iterable<SitemapEntry>,
  { entries: maxEntries, bytes: maxBytes } = limits,
): SitemapPart[] {
  const maxContentBytes = maxBytes - Buffer.byteLength(opening + closing);
  const parts: { lines: string[]; bytes: number; lastModified?: number | undefined }[] = [];
  for (const entry of entries) {
    const line = `${writeEntry(entry)}\n`;
    const bytes = Buffer.byteLength(line);
    let part = parts.at(-1);
    if (!part || part.lines.length >= maxEntries || part.bytes + bytes > maxContentBytes) {
      part = { lines: [], bytes: 0 };
      parts.push(part);
    }
    part.lines.push(line);
    part.bytes += bytes;
    part.lastModified = later(part.lastModified, entry.lastModified);
  }
  return parts.map(({ lines, lastModified }) => ({
    xml: opening + lines.join('') + closing,
    lastModified,
  }));
}

/** Writes the index of the files. `addresses`: their absolute URLs, in order. */
export function writeIndex(parts: readonly SitemapPart[], addresses: readonly string[]): string {
  const lines = parts.map(({ lastModified }, index) => {
    const changed =
      lastModified === undefined ? '' : `<lastmod>${writeMoment(lastModified)}</lastmod>`;
    return `<sitemap><loc>${escapeXml(addresses[index] ?? '')}</loc>${changed}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex xmlns="${sitemaps}">\n${lines.join('')}</sitemapindex>\n`;
}

function later(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

/** An entry of a sitemap, `<url>…</url>`. */
function writeEntry({ url, lastModified, alternates, images, video }: SitemapEntry): string {
  return element('url', [
    element('loc', url),
    ...(lastModified === undefined ? [] : [element('lastmod', writeMoment(lastModified))]),
    ...Object.entries(alternates.languages).map(
      ([lang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(href)}"/>`,
    ),
    ...images.slice(0, maxImages).map((src) => element('image:image', [element('image:loc', src)])),
    ...(video ? [writeVideo(video)] : []),
  ]);
}

/** W3C date format, to the second. */
function writeMoment(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}

/** Elements in the order of the published schema. */
function writeVideo(video: SitemapVideo): string {
  const { title, description, thumbnail, uploaded, expires, seconds } = video;
  return element('video:video', [
    element('video:thumbnail_loc', thumbnail),
    element('video:title', title),
    element('video:description', description),
    'file' in video
      ? element('video:content_loc', video.file)
      : element('video:player_loc', video.player),
    ...(seconds && seconds <= maxVideoSeconds ? [element('video:duration', String(seconds))] : []),
    ...(expires ? [element('video:expiration_date', writeMoment(+expires))] : []),
    element('video:publication_date', writeMoment(+uploaded)),
  ]);
}

function element(name: string, content: string | string[]): string {
  const innerXml = typeof content === 'string' ? escapeXml(content) : content.join('');
  return `<${name}>${innerXml}</${name}>`;
}
