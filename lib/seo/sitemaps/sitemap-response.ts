import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/site-url';
import { listPages } from './sitemap';
import { type SitemapPart, writeIndex, writeSitemaps } from './write-sitemaps';

// Cache-Control is set by the server, as for pages, because offers in the sitemap end at a given minute.
const headers = { 'Content-Type': 'application/xml; charset=utf-8' };

/** The sitemap of a language: its pages, or an index if they need several files. */
export function sitemapResponse(locale: Locale): Response {
  const parts = writeSitemaps(listPages(locale));
  const [only] = parts;
  const isOne = only && parts.length === 1;
  return new Response(isOne ? only.xml : writeIndex(parts, partAddresses(parts, locale)), {
    headers,
  });
}

/** The response for one of several sitemap files, by the last segment of its path; 404 for an unknown file. */
export function sitemapPartResponse(locale: Locale, file: string): Response {
  const found = writeSitemaps(listPages(locale))[Number(file.replace(/\.xml$/, '')) - 1];
  return new Response(found?.xml ?? null, found ? { headers } : { status: 404 });
}

/**
 * Whether a language's sitemap begins at `sitemap.xml`. Next fills no parameters in below `[locale]/sitemap.xml`, so
 * further languages have the parts alone.
 */
export const hasIndex = (locale: Locale) => locale === defaultLocale || locale === 'de';

/** Parameters of all part files; none for a sitemap that is one file at `sitemap.xml`. */
export function listSitemapParts(): { locale: Locale; part: string }[] {
  return locales.flatMap((locale) => {
    const parts = writeSitemaps(listPages(locale));
    return parts.length < 2 && hasIndex(locale)
      ? []
      : parts.map((_, index) => ({ locale, part: `${index + 1}.xml` }));
  });
}

function partAddresses(parts: readonly SitemapPart[], locale: Locale): string[] {
  return parts.map((_, index) => absoluteUrl(localePath(`/sitemap/${index + 1}.xml`, locale)));
}
