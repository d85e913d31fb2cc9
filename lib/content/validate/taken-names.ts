import { locales } from '@/lib/i18n/locales';
import type { Fault } from './fault';

/** First parts of addresses that the site itself answers (a test holds this against `app/` and `public/`). */
const used = [
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

/** What it will answer one day, or what a visitor would take for something else. */
const kept = [
  ...['desk', 'film', 'films', 'news', 'preview'],
  ...['recherche', 'screening', 'search', 'static'],
];

/** Languages that a site in Switzerland may yet have. */
const languages = [...new Set<string>([...locales, 'en', 'it', 'rm'])];

/** Names that no page of a house's own can have. */
const takenNames: readonly string[] = [...used, ...kept, ...languages];

/** A fault for each page whose address is another's. */
export function findTakenNames(slugs: Iterable<string>, house: string): Fault[] {
  return [...slugs]
    .filter((slug) => takenNames.includes(slug))
    .map((slug) => ({
      path: `${house}/pages/${slug}.yaml`,
      field: 'the name',
      expected: {
        text: 'a name that the site does not use itself; /{slug} is an address of its own',
        values: { slug },
      },
    }));
}
