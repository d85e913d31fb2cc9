/**
 * The rooms, a line a floor, from the top to the ground. A room imports only rooms that stand on a lower
 * floor of the same stack, by value or by type; rooms beside each other do not. So there is no knot.
 */
const shownFloors = [
  ['app', 'instrumentation-client.ts', 'instrumentation.ts', 'middleware.ts'],
  ['components/frame', 'components/home', 'components/movie', 'components/builds'],
  [
    'components/catalogue',
    'components/collections',
    'components/screenings',
    'components/search',
    'components/shop',
    'components/imprint',
    'components/privacy',
    'components/news',
  ],
  ['components/vod', 'components/live-buttons'],
  ['components/films', 'components/player'],
  ['components/lists', 'components/rich-text', 'components/errors', 'components/gallery'],
  ['components/layout', 'components/navigation', 'components/offer', 'components/share'],
  ['components/i18n', 'components/fetching'],
];

const libFloors = [
  ['lib/movie-page', 'lib/seo', 'lib/server'],
  ['lib/shared-pictures'],
  [
    'lib/lists',
    'lib/vod',
    'lib/shop',
    'lib/collections',
    'lib/calendar',
    'lib/menu',
    'lib/programme',
  ],
  ['lib/pages', 'lib/news'],
  ['lib/films', 'lib/errors'],
  ['lib/posters', 'lib/site', 'lib/pictures'],
  ['lib/content'],
  ['lib/ads'],
  ['lib/player'],
  ['lib/navigation', 'lib/text'],
  ['lib/i18n'],
  ['lib/share', 'lib/builds', 'lib/days', 'lib/device', 'lib/table', 'lib/webvtt'],
  ['lib/fetching', 'lib/policy', 'lib/colour'],
];

const makersFloors = [
  ['playwright.config.ts', 'vitest.config.ts', 'next.config.mjs', 'postcss.config.mjs'],
  ['tools/house'],
  [
    'tools/export',
    'tools/looks',
    'tools/measure',
    'tools/mutants',
    'tools/studies',
    'tools/verify',
  ],
  ['tools/build', 'tools/media', 'tools/import', 'tools/content', 'tools/messages', 'tools/floors'],
  ['tools/setup', 'tools/pictures', 'tools/theme'],
];

/** What a visitor loads or is answered by, and what only makers run; both stand on `lib`. */
export const stacks: readonly (readonly (readonly string[])[])[] = [
  [...shownFloors, ...libFloors],
  [...makersFloors, ...libFloors],
];
