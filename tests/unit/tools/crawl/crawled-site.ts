import type { Answer, Page, Site, SitemapEntry } from '@/tools/crawl/page/page';
import { readFacts } from '@/tools/crawl/page/read-facts';

export const origin = 'https://films.example';

type Made = {
  lang?: 'fr-FR' | 'de-DE';
  title?: string;
  description?: string;
  canonical?: string;
  /** More in the head, and the body. */
  head?: string;
  body?: string;
};

/** Path in the other language. */
const languages = (path: string) => {
  const plain = path.replace(/^\/de(?=\/|$)/, '') || '/';
  return { fr: plain, de: plain === '/' ? '/de' : `/de${plain}` };
};

/** A correct page, except for the given changes. */
export function wholePage(path: string, made: Made = {}): string {
  const { fr, de } = languages(path);
  const own = made.canonical ?? origin + path;
  const picture = `${origin}/og/site.png`;
  const share = {
    ...{ 'og:title': 'Nerven', 'og:type': 'website', 'og:url': own, 'og:description': 'Ein Film.' },
    ...{ 'og:site_name': 'Bobine', 'og:locale': 'fr_FR', 'og:locale:alternate': 'de_DE' },
    ...{ 'og:image': picture, 'og:image:alt': 'Plakat', 'og:image:type': 'image/png' },
    ...{ 'og:image:width': '1200', 'og:image:height': '630' },
  };
  return `<!DOCTYPE html><html lang="${made.lang ?? (path === de ? 'de-DE' : 'fr-FR')}"><head>
<title>${made.title ?? `Titre de ${path}`}</title>
<meta name="description" content="${made.description ?? `Une phrase qui dit de ${path} ce qu’il y a à voir, et qui est assez longue pour cela.`}">
<link rel="canonical" href="${own}">
<link rel="alternate" hreflang="fr" href="${origin}${fr}">
<link rel="alternate" hreflang="de" href="${origin}${de}">
<link rel="alternate" hreflang="x-default" href="${origin}${fr}">
${Object.entries(share)
  .map(([name, content]) => `<meta property="${name}" content="${content}">`)
  .join('\n')}
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image:alt" content="Plakat">
${made.head ?? ''}</head><body>${made.body ?? '<h1>Nerven</h1>'}</body></html>`;
}

type More = {
  answers?: Record<string, Answer>;
  sitemap?: SitemapEntry[];
  disallowed?: string[];
  headers?: Record<string, string>;
};

/** The correct sitemap entry of a page. */
export function entryOf(path: string): SitemapEntry {
  const { fr, de } = languages(path);
  const alternates = Object.entries({ de, fr, 'x-default': fr });
  return {
    address: origin + path,
    alternates: alternates.map(([lang, own]) => ({ lang, address: origin + own })),
    files: [],
  };
}

/** A crawled site with these pages by address; `headers` are `X-Robots-Tag` values. */
export function crawledSite(pages: Record<string, string>, more: More = {}): Site {
  const answer = { status: 200, type: 'text/html' };
  return {
    origin,
    pages: new Map(
      Object.entries(pages).map(([address, html]) => [
        address,
        { address, html, robotsHeader: more.headers?.[address], facts: readFacts(html) },
      ]),
    ),
    answers: new Map([
      ...Object.keys(pages).map((address) => [address, answer] as const),
      ...Object.entries(more.answers ?? {}),
    ]),
    sitemap: more.sitemap ?? [],
    disallowed: more.disallowed ?? [],
  };
}

/** A page in both languages; the changes apply to the French one. */
export function pairOf(made: Made = {}): Record<string, string> {
  return { '/vod': wholePage('/vod', made), '/de/vod': wholePage('/de/vod') };
}

/** A page of a site. */
export function pageOf(site: Site, address: string): Page {
  const page = site.pages.get(address);
  if (!page) throw new Error(`no page ${address}`);
  return page;
}
