import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import {
  findEmptyOffers,
  findPremiereIssues,
  findProgrammeIssues,
} from '@/lib/content/validate/offer-issues';

const played = (provider: string) => ({
  ...{ type: 'video', sources: [{ provider, src: '/media/a.mp4' }] },
});
const film = (facts: object) =>
  filmSchema.parse({ title: { original: { text: 'A', lang: 'fr' } }, year: 2026, ...facts });

/** The issues of a film’s offer, a line each. */
function findIn(facts: object, site?: object) {
  const found = findEmptyOffers({ films: new Map([['a', facts]]), site } as never, 'h');
  return found.map(
    ({ path, field, expected }) => `${path} ${field}: ${formatSentence(expected, 'en')}`,
  );
}
const nothingToShow =
  'h/films/a.yaml embed: a film, a trailer or a sound in a file beside it, to be shown elsewhere';
const nothingToWatch = 'h/films/a.yaml vod: a film or a sound beside it, to watch';
const noAds = 'h/films/a.yaml vod.ads: false, or ads in h/site.yaml that say where they come from';
const offered = { media: { film: played('html5') }, vod: { ads: true } };

test.each<[object, string[], object?]>([
  [{ embed: true, media: {} }, [nothingToShow]],
  [{ embed: true, media: { film: played('youtube') } }, [nothingToShow]],
  [{ embed: true, media: { film: { type: 'video', sources: [] } } }, [nothingToShow]],
  [{ embed: true, media: {}, trailers: [{ kind: 'teaser', ...played('html5') }] }, []],
  [{ embed: true, media: {}, trailers: [{ kind: 'clip', ...played('html5') }] }, [nothingToShow]],
  [{ vod: { ads: false }, media: {}, trailers: [played('html5')] }, [nothingToWatch]],
  [{ vod: { ads: false }, media: { audio: played('html5') } }, []],
  [offered, [noAds], {}],
  [offered, [], { ads: {} }],
  // Invalid settings are not checked for advertisements.
  [offered, []],
])('an offer has something to play (%#)', (facts, issues, site) => {
  expect(findIn(facts, site)).toEqual(issues);
});

const still = { src: '/media/a.jpg', alt: { fr: 'A' } };
const [from, until] = ['2026-10-01T00:00:00+02:00', '2026-11-30T23:59:00+01:00'];
const films = new Map([
  ['open', film({ media: { film: played('html5') }, vod: { ads: false }, stills: [still] })],
  ['autumn', film({ media: { film: played('html5') }, vod: { ads: false, from, until } })],
  ['later', film({ media: { film: played('html5') }, vod: { ads: false, from: until } })],
  ['unoffered', film({ media: { film: played('html5') } })],
  ['paid', film({ media: { film: played('html5') }, vod: { ads: true } })],
  [
    'elsewhere',
    film({
      media: { film: { ...played('youtube'), sources: [{ provider: 'vimeo', src: '1' }] } },
      vod: { ads: false },
    }),
  ],
]);
const now = Date.parse('2026-11-22T12:00:00Z');

function check(month: string, days: object, site?: object) {
  const months = new Map([[month, days as Record<string, { film: string }>]]);
  const found = findProgrammeIssues({ films, months, site } as never, 'h', now);
  return found.map(({ field, expected }) => `${field}: ${formatSentence(expected, 'en')}`);
}
const december = (day: object, site?: object) => check('2026-12', { '2026-12-01': day }, site);

test.each(['open', 'autumn', 'later', 'unoffered', 'elsewhere'])(
  'the programme can have a film whether or not it can be watched on its day (%s)',
  (film) => expect(december({ film })).toEqual([]),
);

test('a premiere names a still that its film has', () => {
  const issuesOf = (still: number) =>
    findPremiereIssues({ films, site: { premiere: { film: 'open', still } } } as never, 'h');
  expect(issuesOf(1)).toEqual([]);
  expect(issuesOf(2)).toMatchObject([{ path: 'h/site.yaml', field: 'premiere.still' }]);
});

test.each([
  [
    { film: 'paid' },
    '2026-12-01.film: a film without advertisements, since others can be shown that day; paid has some',
  ],
  [{ film: 'open', still: 2 }, '2026-12-01.still: at most 1, the number of stills of open'],
])('the programme cannot have %j', (day, issue) => {
  expect(december(day)).toEqual([issue]);
});

test.each(['2026-11-30', '2026-12-32', '2026-12-1', 'tomorrow'])(
  '%s is no day of December',
  (day) => {
    expect(check('2026-12', { [day]: { film: 'open' } })).toEqual([
      `${day}: a day of this month, such as 2026-12-01`,
    ]);
  },
);

test('a day that is written twice is reported', () => {
  const days = { '2026-12-01': { film: 'open' }, '1.12.2026': { film: 'autumn' } };
  expect(check('2026-12', days)).toEqual(['1.12.2026: a day that is not named twice']);
});

test('past days, unknown films and a site without video on demand are not checked', () => {
  expect(check('2026-11', { '2026-11-21': { film: 'unoffered' } })).toEqual([]);
  expect(december({ film: 'unknown' })).toEqual([]);
  const site = { timeZone: 'Europe/Zurich', switchedOff: ['vod'] };
  expect(december({ film: 'unoffered' }, site)).toEqual([]);
  expect(check('2026-12', { '2026-11-01': { film: 'unoffered' } }, site)).toHaveLength(1);
});
