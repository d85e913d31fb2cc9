import { expect, test } from 'vitest';
import type { Publishable } from '@/lib/content/schema/publication';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import {
  findPublicationIssues,
  resolveMoment,
  resolveOffer,
} from '@/lib/content/validate/moment-issues';

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
])('“%s” in Zurich is %s', (written, moment) => expect(momentOf(written)).toBe(moment));

test.each([
  ['Europe/Zurich', '2026-10-25 02:30', '2026-10-25 02:30+02:00', '2026-10-25 02:30+01:00'],
  ['Atlantic/Azores', '2026-10-25 00:30', '2026-10-25 00:30+00:00', '2026-10-25 00:30-01:00'],
  ['America/St_Johns', '2026-11-01 01:30', '2026-11-01 01:30-02:30', '2026-11-01 01:30-03:30'],
])('in %s the time %s is ambiguous', (timeZone, written, first, second) =>
  expect(momentOf(written, timeZone)).toBe(
    `a time with its offset, ${first} or ${second}: clocks show this one twice`,
  ),
);

test('skipped times depend on the time zone of the site', () => {
  const fieldsOf = (publishedFrom: string, timeZone?: string) => {
    const none = new Map<string, Publishable>();
    const read = { collections: none, articles: none, news: none, pages: none };
    const films = new Map<string, Publishable>([['nerven', { publishedFrom }]]);
    const site = timeZone ? { timeZone } : undefined;
    return findPublicationIssues({ ...read, films, site }, 'content').map(({ field }) => field);
  };
  expect(fieldsOf('2027-03-28 02:30'), 'Zurich by default').toEqual(['publishedFrom']);
  expect(fieldsOf('2027-03-14 02:30')).toEqual([]);
  expect(fieldsOf('2027-03-14 02:30', 'America/New_York')).toEqual(['publishedFrom']);
  expect(fieldsOf('2027-03-28 02:30', 'America/New_York')).toEqual([]);
  expect(fieldsOf('2027-03-28')).toEqual([]);
});

test.each([
  ['2026-12-03 20:00', '2026-12-03T20:00:00+01:00', []],
  ['2026-07-03 20:00', '2026-07-03T20:00:00+02:00', []],
  ['2026-12-03 20:00 America/New_York', '2026-12-04T02:00:00+01:00', []],
  ['2026-12-03T20:00:00Z', '2026-12-03T20:00:00Z', []],
  ['2026-03-29 02:30', '2026-03-29 02:30', ['vod.from']],
])('an offer from %s begins at %s in Zurich', (from, moment, fields) => {
  const offered = resolveOffer({ vod: { from } }, 'Europe/Zurich');
  expect(offered).toEqual({ vod: { from: moment } });
  expect(issuesOf(offered)).toEqual(fields);
});

const issuesOf = (film: Publishable & { vod?: { from?: string; until?: string } }) => {
  const none = new Map<string, Publishable>();
  const read = { collections: none, articles: none, news: none, pages: none };
  const issues = findPublicationIssues({ ...read, films: new Map([['a', film]]) }, 'content');
  return issues.map(({ field }) => field);
};

test.each([
  ['2027-01-31 23:30', '2027-01-31T23:00:00Z', []],
  ['2027-02-01 00:00', '2027-01-31T23:00:00Z', ['vod.until']],
  ['2026-12-04 20:30 Europe/Paris', '2026-12-03 20:30', ['vod.until']],
  ['2026-12-04 20:30', '2026-12-04 20:31', []],
  ['2026-12-02T00:00:00Z', '2026-12-01T23:00:00-01:00', ['vod.until']],
])('an offer from %s until %s has the issues %j', (from, until, fields) =>
  expect(issuesOf({ vod: { from, until } })).toEqual(fields),
);
