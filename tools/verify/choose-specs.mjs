/** What no visitor meets, and no browser's test: those have a house of their own. */
export const unseen = [
  ...['content/', 'docs/', 'tests/unit/', 'tests/other-browsers/'],
  ...['ARCHITECTURE.md', 'README.md', 'knip.json'],
  ...['content', 'crawl', 'floors', 'import', 'measure', 'media'].map((room) => `tools/${room}/`),
  ...['messages', 'verify'].map((room) => `tools/${room}/`),
];

/** Those that look at every screen. */
const seen = ['screens.spec.ts', 'reflow.spec.ts'];

const player = [
  ...['player/', 'lists/', 'movie.spec.ts', 'kept.spec.ts', ...seen],
  ...['fetching', 'language', 'messages', 'two-builds-film'].map((name) => `app/${name}.spec.ts`),
];
const catalogue = ['catalogue/', 'server/catalogue-head.spec.ts', 'server/films-api.spec.ts'];

/**
 * What a change can break in the browser: the start of a path, and specs and folders of `tests/e2e`. The
 * first line that fits counts. A path that none fits can break anything: all specs run.
 * @type {[start: string, specs: string[]][]}
 */
export const concerns = [
  ['tests/doubles/', ['player/', 'server/guards.spec.ts', 'shop/']],
  ['tests/e2e/media/', ['player/']],
  // Rooms that stand in one place of the site.
  ['lib/ads/', ['player/', ...seen]],
  ['lib/player/', player],
  ['components/player/', player],
  ['lib/calendar/', ['server/calendar.spec.ts', ...seen]],
  ['lib/device/', ['kept.spec.ts', 'lists/', 'player/', 'catalogue/']],
  ['components/privacy/', ['kept.spec.ts', ...seen]],
  ['lib/lists/', ['lists/', 'kept.spec.ts', 'catalogue/live.spec.ts', ...seen]],
  ['components/lists/', ['lists/', 'kept.spec.ts', 'catalogue/live.spec.ts', ...seen]],
  ['lib/shop/', ['shop.spec.ts', 'app/scroll.spec.ts', ...seen, 'server/']],
  ['components/shop/', ['shop.spec.ts', 'app/', ...seen]],
  ['lib/share/', ['share.spec.ts', ...seen]],
  ['components/share/', ['share.spec.ts', ...seen]],
  ['components/gallery/', ['lightbox.spec.ts', 'app/', ...seen]],
  ['components/catalogue/', [...catalogue, ...seen]],
  ['components/search/', ['search/', 'catalogue/', 'app/messages.spec.ts', ...seen]],
  ['components/collections/', ['collection.spec.ts', 'rich-text.spec.ts', ...seen]],
  ['lib/vod/', ['vod.spec.ts', 'vod-choice.spec.ts', 'server/', ...seen]],
  ['components/vod/', ['vod.spec.ts', 'vod-choice.spec.ts', 'server/', ...seen]],
];

/**
 * The specs that a change can break.
 * @param {string[]} changed paths
 * @param {string[]} specs all specs, as paths within `tests/e2e`
 * @returns {string[]} those to run, likewise
 */
export function chooseSpecs(changed, specs) {
  const concerned = changed.flatMap((path) => {
    const own = path.replace(/^tests\/e2e\//, '');
    if (specs.includes(own)) return [own];
    if (unseen.some((start) => path.startsWith(start))) return [];
    const rule = concerns.find(([start]) => path.startsWith(start));
    return rule ? rule[1] : [''];
  });
  return specs.filter((spec) => concerned.some((start) => spec.startsWith(start)));
}
