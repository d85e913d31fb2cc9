/**
 * The rooms, a line a floor, from the top to the ground. A room imports only rooms that stand on a lower
 * floor of the same stack, by value or by type; rooms beside each other do not. So there is no knot.
 * A folder within a room may be a room of its own.
 */
const shownFloors = [
  ['app', 'instrumentation-client.ts', 'instrumentation.ts', 'proxy.ts'],
  [
    'components/frame',
    'components/home',
    'components/movie',
    'components/builds',
    'components/embedded',
  ],
  [
    'components/accessibility',
    'components/catalogue',
    'components/collections',
    'components/facet-pages',
    'components/people',
    'components/screenings',
    'components/search',
    'components/shop',
    'components/order',
    'components/withdrawal',
    'components/checkout',
    'components/desk',
    'components/imprint',
    'components/privacy',
    'components/news',
    'components/preview',
  ],
  ['components/vod', 'components/live-buttons'],
  ['components/films', 'components/player'],
  [
    'components/basket',
    'components/lists',
    'components/rich-text',
    'components/errors',
    'components/gallery',
    'components/feeds',
  ],
  ['components/layout', 'components/navigation', 'components/offer', 'components/share'],
  ['components/i18n', 'components/fetching', 'components/structured-data'],
];

const upperLibFloors = [
  ['lib/movie-page', 'lib/order-page', 'lib/seo', 'lib/server', 'lib/dispatch'],
  ['lib/feeds', 'lib/oembed', 'lib/structured-data', 'lib/desk', 'lib/checkout'],
  ['lib/payment', 'lib/withdrawal'],
  ['lib/selling'],
  ['lib/vouchers', 'lib/mail'],
  ['lib/invoice'],
  ['lib/orders'],
  ['lib/outbox', 'lib/till'],
  ['lib/shared-pictures'],
  [
    'lib/lists',
    'lib/vod',
    'lib/shop',
    'lib/collections',
    'lib/calendar',
    'lib/menu',
    'lib/programme',
    'lib/preview',
    'lib/privacy',
  ],
  ['lib/news'],
  ['lib/pages'],
  ['lib/films', 'lib/errors'],
  ['lib/posters', 'lib/site', 'lib/pictures', 'lib/database'],
];

const lowerLibFloors = [
  ['lib/content/store'],
  ['lib/content'],
  ['lib/ads'],
  ['lib/player'],
  ['lib/navigation', 'lib/text', 'lib/consent', 'lib/basket'],
  ['lib/money'],
  ['lib/i18n'],
  ['lib/share', 'lib/builds', 'lib/days', 'lib/device', 'lib/table', 'lib/webvtt'],
  ['lib/fetching', 'lib/policy', 'lib/colour'],
  ['lib/next-internals'],
];

const makersFloors = [
  ['playwright.config.ts', 'next.config.mjs', 'postcss.config.mjs', 'stryker.config.mjs'],
  ['tools/crawl', 'tools/house'],
  [
    'tools/desk',
    'tools/looks',
    'tools/measure',
    'tools/preview',
    'tools/shop',
    'tools/size',
    'tools/verify',
  ],
  ['tools/build', 'tools/media', 'tools/content', 'tools/messages', 'tools/floors'],
  ['tools/open'],
  ['tools/import'],
  ['tools/setup', 'tools/pictures', 'tools/theme', 'vitest.config.ts'],
];

/** What anybody may know the types of: the records of the content, as their schemas say them. */
export const typesOfAll: readonly string[] = ['lib/content/schema'];

/**
 * What a visitor loads or is answered by; what only makers run; and what makers alone read a house with. All stand on
 * `lib`, and no page on what judges files.
 */
export const stacks: readonly (readonly (readonly string[])[])[] = [
  [...shownFloors, ...upperLibFloors, ...lowerLibFloors],
  [...makersFloors, ...upperLibFloors, ...lowerLibFloors],
  [...makersFloors, ['lib/content/validate'], ['lib/content/schema'], ...lowerLibFloors],
];
