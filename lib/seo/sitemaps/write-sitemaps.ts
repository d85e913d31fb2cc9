import { escapeXml } from '@/lib/text/escape-xml';
import type { SitemapEntry } from './entry';
import { writeEntry, writeMoment } from './write-entry';

/** A file of a sitemap, and when the last of its pages changed. */
export type SitemapPart = { xml: string; lastModified?: number | undefined };

/** What the protocol lets a file have: addresses, and bytes before compression. */
export const limits = { entries: 50_000, bytes: 50 * 1024 * 1024 };

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const opening = `${declaration}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n`;
const closing = '</urlset>\n';

/** Pages as files of a sitemap, as few as the limits allow: one, unless there are very many. */
export function writeSitemaps(
  entries: Iterable<SitemapEntry>,
  { entries: mostEntries, bytes: mostBytes } = limits,
): SitemapPart[] {
  const room = mostBytes - Buffer.byteLength(opening + closing);
  const parts: { lines: string[]; bytes: number; lastModified?: number | undefined }[] = [];
  for (const entry of entries) {
    const line = `${writeEntry(entry)}\n`;
    const bytes = Buffer.byteLength(line);
    let part = parts.at(-1);
    if (!part || part.lines.length >= mostEntries || part.bytes + bytes > room) {
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

/** The file that names the parts. `addresses`: theirs, absolute, in their order. */
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
