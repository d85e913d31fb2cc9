import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import type { Publishable } from '@/lib/content/schema/publication';
import { describeIssues } from '@/lib/content/validate/issues/describe-issues';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import { findPublicationIssues, resolveMoment } from '@/lib/content/validate/moment-issues';
import { findEmptyOffers, findProgrammeIssues } from '@/lib/content/validate/offer-issues';

const played = (provider: string) => ({
  ...{ type: 'video', sources: [{ provider, src: '/media/a.mp4' }] },
});
const film = (facts: object) =>
  filmSchema.parse({ title: { original: { text: 'A', lang: 'fr' } }, year: 2026, ...facts });

/** What is said of a film that is offered or embedded. */
function findIn(facts: object, site?: object) {
  const found = findEmptyOffers({ films: new Map([['a', facts]]), site } as never, 'h');
  return found.map(
    ({ path, field, expected }) => `${path} ${field}: ${formatSentence(expected, 'en')}`,
  );
}
const nothingToShow =
  'h/films/a.yaml embed: a film, a trailer or a sound in a file beside it, to be shown elsewhere';
const nothingToWatch = 'h/films/a.yaml vod: media.film or media.audio beside it, to watch';
const noAds = 'h/films/a.yaml vod.ads: false, or ads in h/site.yaml that say where they come from';
const offered = { media: { film: played('html5') }, vod: { ads: true } };

test.each<[object, string[], object?]>([
  [{ embed: true, media: {} }, [nothingToShow]],
  [{ embed: true, media: { film: played('youtube') } }, [nothingToShow]],
  [{ embed: true, media: { film: { type: 'video', sources: [] } } }, [nothingToShow]],
  [{ embed: true, media: { film: played('youtube'), trailer: played('html5') } }, []],
  [{ vod: { ads: false }, media: { trailer: played('html5') } }, [nothingToWatch]],
  [{ vod: { ads: false }, media: { audio: played('html5') } }, []],
  [offered, [noAds], {}],
  [offered, [], { ads: {} }],
  // Settings with a fault of their own say nothing of advertisements.
  [offered, []],
])('an offer has something to show (%#)', (facts, faults, site) => {
  expect(findIn(facts, site)).toEqual(faults);
});

const still = { src: '/media/a.jpg', alt: { fr: 'A' } };
const [from, until] = ['2026-10-01T00:00:00+02:00', '2026-11-30T23:59:00+01:00'];
const films = new Map([
  ['open', film({ media: { film: played('html5') }, vod: { ads: false }, stills: [still] })],
  ['autumn', film({ media: { film: played('html5') }, vod: { ads: false, from, until } })],
  ['later', film({ media: { film: played('html5') }, vod: { ads: false, from: until } })],
  ['kept', film({ media: { film: played('html5') } })],
  [
    'elsewhere',
    film({
      media: { film: { ...played('youtube'), sources: [{ provider: 'vimeo', src: '1' }] } },
      vod: { ads: false },
    }),
  ],
]);
const now = Date.parse('2026-11-22T12:00:00Z');

function say(month: string, days: object, site?: object) {
  const months = new Map([[month, days as Record<string, { film: string }>]]);
  const found = findProgrammeIssues({ films, months, site } as never, 'h', now);
  return found.map(({ field, expected }) => `${field}: ${formatSentence(expected, 'en')}`);
}
const december = (day: object, site?: object) => say('2026-12', { '2026-12-01': day }, site);
const watched = '2026-12-01.film: a film that can be watched here on that day;';

test('the programme accepts films that can be watched on their day', () => {
  expect(december({ film: 'open', still: 1 })).toEqual([]);
  expect(say('2026-11', { '2026-11-30': { film: 'autumn' } })).toEqual([]);
  expect(say('2026-11', { '2026-11-30': { film: 'later' } })).toEqual([]);
});

test.each([
  [{ film: 'autumn' }, `${watched} autumn is offered from ${from} until ${until}`],
  [{ film: 'kept' }, `${watched} kept has no vod`],
  [
    { film: 'elsewhere' },
    '2026-12-01.film: a film that plays from this house’s own files (media.film); elsewhere has none',
  ],
  [{ film: 'open', still: 2 }, '2026-12-01.still: at most 1, the number of stills of open'],
])('the programme refuses %j', (day, fault) => {
  expect(december(day)).toEqual([fault]);
});

test('a film that begins after its day is told from when it is offered', () => {
  expect(say('2026-11', { '2026-11-29': { film: 'later' } })).toEqual([
    `2026-11-29.film: a film that can be watched here on that day; later is offered from ${until}`,
  ]);
});

test('a day of the programme is the house’s own', () => {
  // The offer ends at 17.59 in Toronto, on the same day; in Auckland 1 December began hours before.
  expect(december({ film: 'autumn' }, { timeZone: 'Pacific/Auckland' })).toEqual([]);
  expect(december({ film: 'autumn' }, { timeZone: 'America/Toronto' })).toHaveLength(1);
});

test.each(['2026-11-30', '2026-12-32', '2026-12-1', 'tomorrow'])('%s is no December day', (day) => {
  expect(say('2026-12', { [day]: { film: 'open' } })).toEqual([
    `${day}: a day of this month, such as 2026-12-01`,
  ]);
});

test.each(['2026-123', 'x2026-12', '2026-00', '2026-13', 'december'])(
  '“%s” is no month',
  (month) => {
    expect(say(month, {})).toEqual(['the name: a month and .yaml, such as 2026-12.yaml']);
  },
);

test('days that are over, unknown films and a house without video on demand are left alone', () => {
  expect(say('2026-11', { '2026-11-21': { film: 'kept' } })).toEqual([]);
  expect(december({ film: 'nobody' })).toEqual([]);
  const site = { timeZone: 'Europe/Zurich', switchedOff: ['vod'] };
  expect(december({ film: 'kept' }, site)).toEqual([]);
  expect(say('2026-12', { '2026-11-01': { film: 'kept' } }, site)).toHaveLength(1);
});

const momentOf = (written: string, timeZone = 'Europe/Zurich') => {
  const moment = resolveMoment(written, timeZone);
  return 'at' in moment ? new Date(moment.at).toISOString() : formatSentence(moment.expected, 'en');
};

test.each([
  ['2026-12-04 20:30', '2026-12-04T19:30:00.000Z'],
  ['2026-07-04 20:30', '2026-07-04T18:30:00.000Z'],
  ['2026-12-04 20:30 America/New_York', '2026-12-05T01:30:00.000Z'],
  ['2026-12-04 20:30Z', '2026-12-04T20:30:00.000Z'],
  ['2026-12-04 20:30+05:30', '2026-12-04T15:00:00.000Z'],
  ['2026-12-04 20:30-03:00', '2026-12-04T23:30:00.000Z'],
  ['soon', 'a day and a time, such as 2026-12-04 20:30'],
  ['2026-03-29 02:30', 'a time that clocks show; on 2026-03-29 this hour is left out'],
])('reads %s by the clocks of Zurich: %s', (written, moment) => {
  expect(momentOf(written)).toBe(moment);
});

test.each([
  ['Europe/Zurich', '2026-10-25 02:30', '2026-10-25 02:30+02:00', '2026-10-25 02:30+01:00'],
  ['Atlantic/Azores', '2026-10-25 00:30', '2026-10-25 00:30+00:00', '2026-10-25 00:30-01:00'],
  ['America/St_Johns', '2026-11-01 01:30', '2026-11-01 01:30-02:30', '2026-11-01 01:30-03:30'],
])('asks in %s which of two times %s is', (timeZone, written, first, second) => {
  expect(momentOf(written, timeZone)).toBe(
    `a time with its offset, ${first} or ${second}: clocks show this one twice`,
  );
});

const root = mkdtempSync(join(tmpdir(), 'bobine-publication-'));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['draft: maybe', 'colonne 8', 'true ou false', 'true oder false'],
  ['publishedFrom: 2027-02-31', 'colonne 16', 'un jour, par exemple', 'ein Tag wie'],
  ['publishedFrom: 2027-03-28 02:30', 'colonne 16', 'celle-ci est sautée', 'übersprungen'],
  ['publishedFrom: 2026-10-25 02:30', 'colonne 16', 'deux fois', 'zweimal'],
])('%s is a fault with its place, in the languages of editors', (said, column, french, german) => {
  mkdirSync(join(root, 'films'), { recursive: true });
  const site = 'name: A\nurl: https://a.example\ntagline: { fr: A }\ndescription: { fr: A }\n';
  writeFileSync(join(root, 'site.yaml'), site);
  const title = 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\n';
  writeFileSync(join(root, 'films/nerven.yaml'), `${title}${said}\n`);
  const { faults } = readContent(root);
  expect(describeIssues(faults, 'fr')).toContain(`Ligne 3, ${column}`);
  expect(describeIssues(faults, 'fr')).toContain(french);
  expect(describeIssues(faults, 'de')).toContain(german);
});

test('which times the clocks leave out depends on where the house is', () => {
  const faultsOf = (publishedFrom: string, timeZone?: string) => {
    const none = new Map<string, Publishable>();
    const read = { collections: none, articles: none, news: none, pages: none };
    const site = timeZone ? { timeZone } : undefined;
    const some = new Map<string, Publishable>([['nerven', { publishedFrom }]]);
    return findPublicationIssues({ ...read, films: some, site }, 'house').map(({ field }) => field);
  };
  expect(faultsOf('2027-03-28 02:30'), 'Zurich where it does not say').toEqual(['publishedFrom']);
  expect(faultsOf('2027-03-14 02:30')).toEqual([]);
  expect(faultsOf('2027-03-14 02:30', 'America/New_York')).toEqual(['publishedFrom']);
  expect(faultsOf('2027-03-28 02:30', 'America/New_York')).toEqual([]);
  expect(faultsOf('2027-03-28')).toEqual([]);
});
