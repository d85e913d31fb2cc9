import type { SitemapEntry } from '../page/page';

type Sitemap = {
  entries: SitemapEntry[] /** Of an index: where its parts are. */;
  parts: string[];
};

const kinds = {
  'image:loc': 'picture',
  'video:thumbnail_loc': 'picture',
  'video:content_loc': 'media',
} as const;

/** Parses a sitemap or a sitemap index; values as written. */
export function readSitemap(xml: string): Sitemap {
  return {
    entries: blocksOf(xml, 'url').map(readEntry),
    parts: blocksOf(xml, 'sitemap').flatMap((part) => blocksOf(part, 'loc').map(wordsOf)),
  };
}

function readEntry(xml: string): SitemapEntry {
  const links = [...xml.matchAll(/<xhtml:link\b[^>]*>/g)].map(([link]) => link);
  return {
    address: blocksOf(xml, 'loc').map(wordsOf)[0] ?? '',
    alternates: links.map((link) => ({
      lang: /\shreflang="([^"]*)"/.exec(link)?.[1] ?? '',
      address: readEntities(/\shref="([^"]*)"/.exec(link)?.[1] ?? ''),
    })),
    files: Object.entries(kinds).flatMap(([name, kind]) =>
      blocksOf(xml, name).map((one) => ({ kind, address: wordsOf(one) })),
    ),
  };
}

/** Decodes XML entities such as `&amp;`. */
function readEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&(?:#(?:x27|39)|apos);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Inner XML of each element with a name. */
function blocksOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );
}

function wordsOf(text: string): string {
  return readEntities(text.replace(/^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/, '$1').trim());
}
