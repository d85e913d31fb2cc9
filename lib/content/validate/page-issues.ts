import { locales } from '@/lib/i18n/locales';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { builtInPageNames } from '../schema/page';
import type { RawSite } from '../schema/site';
import type { Issue } from './issue';

/** First path segments in use by the site (a test compares them with `app/` and `public/`). */
const routeNames = [
  ...[
    'a-voir',
    'actualites',
    'au-cinema',
    'catalogue',
    'collection',
    'commande',
    'country',
    'decade',
    'embed',
    'enfants',
    'feed',
    'genre',
    'movie',
    'order-not-found',
    'page-not-found',
    'panier',
    'person',
    'retractation',
    'seance',
    'server-error',
    'shop',
    'shop-refusal',
    'sitemap',
  ],
  ...['api', 'builds', 'icons', 'media', 'oembed', 'og', 'open', 'player', 'poster', 'vod'],
];

/** Further reserved slugs: for later use, or because they would mislead visitors. */
const reserved = [
  ...['desk', 'film', 'films', 'news', 'preview'],
  ...['recherche', 'screening', 'search', 'static'],
];

/** The languages of the site, and possible future ones of a Swiss site. */
const languages = [...new Set<string>([...locales, 'en', 'it', 'rm'])];

/** Slugs that content pages cannot have. */
const reservedSlugs: readonly string[] = [...routeNames, ...reserved, ...languages];

/** An issue for each page with a reserved slug. */
export function findReservedSlugs(slugs: Iterable<string>, contentFolder: string): Issue[] {
  return [...slugs]
    .filter((slug) => reservedSlugs.includes(slug))
    .map((slug) => ({
      path: `${contentFolder}/pages/${slug}.yaml`,
      field: 'the name',
      expected: {
        text: 'a name that the site does not use itself; /{slug} is an address of its own',
        values: { slug },
      },
    }));
}

type Content = { site?: Pick<Partial<RawSite>, 'menu' | 'imprint'> };

/** An issue for each menu entry that names no page (built-in or in `pageSlugs`) or repeats an earlier entry. */
export function findMenuIssues(
  { site }: Content,
  pageSlugs: string[],
  contentFolder: string,
): Issue[] {
  const path = `${contentFolder}/site.yaml`;
  const pageNames = [...builtInPageNames, ...pageSlugs];
  const expected = {
    text: 'a page of the menu: {known}, or one that has its file in {home}',
    values: { known: builtInPageNames.join(', '), home: `${contentFolder}/pages` },
  };
  return (site?.menu ?? []).flatMap((name, index, menu): Issue[] => {
    const field = `menu.${index}`;
    if (menu.indexOf(name) < index)
      return [{ path, field, expected: 'a page that is not named twice' }];
    if (pageNames.includes(name)) return [];
    const near = nearestWord(name.toLowerCase(), pageNames);
    return [{ path, field, expected, ...(near && { near }) }];
  });
}

/** An issue if the imprint's text is defined twice: one of them would be ignored. */
export function findDuplicateImprint(
  { site, pages }: Content & { pages: ReadonlyMap<string, unknown> },
  contentFolder: string,
): Issue[] {
  if (!site?.imprint?.text || !pages.has('mentions-legales')) return [];
  const file = `${contentFolder}/pages/mentions-legales.yaml`;
  const expected = { text: 'no such words beside {file}, which says them', values: { file } };
  return [{ path: `${contentFolder}/site.yaml`, field: 'imprint.text', expected }];
}
