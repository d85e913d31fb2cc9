import { describe, expect, test } from 'vitest';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { contentActions } from '@/lib/editor/actions/content-actions';
import { pasteAction } from '@/lib/editor/actions/paste-action';
import { goesAlong } from '@/lib/editor/actions/settle-action';
import { readCollisions } from '@/lib/editor/drafts/collisions';
import { listDrafts, readDraft, saveDraft } from '@/lib/editor/drafts/draft';
import { readPosted } from '@/lib/editor/form/form-data';
import { createNameSearch } from '@/lib/editor/form/near-names';
import { readDays, saveDay } from '@/lib/editor/programme/change-day';
import { addMonths, daysOf, weekdayOf } from '@/lib/editor/programme/month';
import {
  addScreenings,
  copiesForNextWeek,
  removeScreening,
  replaceScreening,
  screeningKey,
} from '@/lib/editor/screenings/change-screenings';
import { checkPasted, findNames } from '@/lib/editor/screenings/check-pasted';
import { findOverlaps } from '@/lib/editor/screenings/find-overlaps';
import { readKnownNames } from '@/lib/editor/screenings/known-names';
import { listScreenings } from '@/lib/editor/screenings/list-screenings';
import { readPasted, toScreeningTable } from '@/lib/editor/screenings/pasted-table';
import { readCalendarContext } from '@/lib/editor/screenings/screening-field';
import { readPaste, storePaste } from '@/lib/editor/screenings/stored-paste';
import { mondayOf } from '@/lib/editor/screenings/week';
import { onSqlite } from '@/tests/databases/on-both';
import { temporaryFolder } from '../temporary-folder';

const now = new Date('2026-11-28T09:00:00.000Z');
const editor = 'anna@films.example';
const week = '2098-11-03';

const names = {
  isFilm: (text: string) => ['Nerven', 'Die Puppe'].includes(text),
  isVenue: (text: string) => text === 'Cinéma Bio',
};
const plain = (_column: string, cell: string) => cell;

describe('a pasted table', () => {
  test.each([
    [
      'French heads',
      'Titre\tLieu\tJour\tHeure\nNerven\tCinéma Bio\tven. 7 novembre 2098\t20h30',
      ['Nerven', '2098-11-07', '20:30', 'Cinéma Bio', '', ''],
    ],
    [
      'German heads, and a quoted cell',
      'Datum\tUhrzeit\tFilmtitel\tKino\tFassung\n7.11.2098\t20.30 Uhr\t"Nerven"\tKino X\tOmU',
      ['Nerven', '2098-11-07', '20:30', 'Kino X', 'OmU', ''],
    ],
    [
      'no heads',
      'Cinéma Bio\tNerven\t7.11.\t21 Uhr\thttps://a.example\nKino X\tDie Puppe\t8.11.\t18:00\t',
      ['Nerven', '2098-11-07', '21:00', 'Cinéma Bio', '', 'https://a.example'],
    ],
    [
      'day and time in one cell',
      'Nerven\t07.11.2098 20:30\tKino X\tVOstFR',
      ['Nerven', '2098-11-07', '20:30', 'Kino X', 'VOstFR', ''],
    ],
    [
      'a column `Beginn` that has only the time',
      'Film\tDatum\tBeginn\tKino\nNerven\t7.11.2098\t20:30\tCinéma Bio',
      ['Nerven', '2098-11-07', '20:30', 'Cinéma Bio', '', ''],
    ],
    [
      'no heads, and a column of years',
      'Nerven\t1922\t7.11.2098\t20:30\tCinéma Bio',
      ['Nerven', '2098-11-07', '20:30', 'Cinéma Bio', '', '', '1922'],
    ],
    [
      'no heads, and two columns that may be the time, of which neither is used',
      'Nerven\t1h34\t7.11.2098\t20:30\tCinéma Bio',
      ['Nerven', '2098-11-07', '', 'Cinéma Bio', '', '', '1h34', '20:30'],
    ],
    [
      'a running time beside day and time in one cell',
      'Nerven\t1h34\t07.11.2098 20:30\tCinéma Bio',
      ['Nerven', '2098-11-07', '20:30', 'Cinéma Bio', '', '', '1h34'],
    ],
    [
      'an unknown film and a time that cannot be read',
      'Titre\tDate\tHeure\tSalle\nNervn\t7.11.2098\tle soir\tCinéma Bio',
      ['Nervn', '2098-11-07', 'le soir', 'Cinéma Bio', '', ''],
    ],
  ])('with %s', (_what, text, row) => {
    const table = toScreeningTable(readPasted(text, names, week), plain, week);
    const heads = ['film', 'date', 'time', 'venue', 'version', 'booking'];
    expect(table[0]).toEqual(row.map((_, at) => heads[at] ?? ''));
    expect(table[1]).toEqual(row);
  });

  test('keeps columns that are not recognised', () => {
    const text = 'Film\tDatum\tZeit\tKino\tPreis\nNerven\t7.11.2098\t20:30\tCinéma Bio\t12.-';
    const table = toScreeningTable(readPasted(text, names, week), plain, week);
    expect(table.map((row) => row.at(-1))).toEqual(['', '12.-']);
  });
});

test('similar names contain the text, or have a similar spelling', () => {
  const options = ['Das Cabinet des Dr. Caligari (1920)', 'Nerven (1919)', 'Nosferatu (1922)'].map(
    (name) => ({ code: name, name }),
  );
  const near = createNameSearch(options);
  const one = (code: string) => ({ codes: [code], areTwins: false });
  expect(near('Caligari')).toEqual(one('Das Cabinet des Dr. Caligari (1920)'));
  expect(near('Nervn')).toEqual(one('Nerven (1919)'));
  expect(near('Metropolis')).toEqual({ codes: [], areTwins: false });
  const twins = createNameSearch([
    { code: 'a', name: 'Salle (Genève)' },
    { code: 'b', name: 'Salle (Zurich)' },
  ]);
  expect(twins('salle')).toEqual({ codes: ['a', 'b'], areTwins: true });
});

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test('screenings can be edited while the file of the cinemas is not valid YAML', async () => {
  const { venues, films } = await readKnownNames(temporaryFolder({ 'venues.yaml': 'bio: {' }));
  expect([venues, films.has('nerven')]).toEqual([undefined, true]);
});

onSqlite('the screenings of an editor', (open) => {
  const puppe = { film: 'die-puppe', venue: 'bio-geneve', start: '2098-11-08 12:00' };

  test('change in drafts of their files, each at its time, and the rest keeps its bytes', async () => {
    const db = await open();
    const writer = { db, editor, now };
    const draftOf = async (slug: string) =>
      (await listScreenings(db, editor)).drafts.find((one) => one.slug === slug);

    await addScreenings(writer, [puppe, { ...puppe, start: '2099-01-02 18:00' }], week);
    const added = await draftOf('2098-11');
    expect(added?.source?.replace(/ +- film: die-puppe\n.*\n +start: 2098-11-08 12:00\n/, '')).toBe(
      added?.base,
    );
    expect((await draftOf('2099-01'))?.base).toBeNull();
    const { listed } = await listScreenings(db, editor);
    const ofDay = listed.filter(({ day }) => day === '2098-11-08');
    expect(ofDay.map(({ time, isDraft }) => [time, isDraft])).toEqual([
      ['12:00', true],
      ['18:00', false],
    ]);

    const after = { ...puppe, film: 'die-pupe' };
    expect(await replaceScreening(writer, '2098-11', { before: puppe, after })).toBe(false);
    const once = (await draftOf('2098-11'))?.source;
    // Sent twice.
    expect(await replaceScreening(writer, '2098-11', { before: puppe, after })).toBe(false);
    await addScreenings(writer, [after], week);
    expect((await draftOf('2098-11'))?.source).toBe(once);
    const other = { ...after, version: 'VO' };
    const isAdded = await replaceScreening(writer, '2098-11', { before: puppe, after: other });
    expect(isAdded, 'changed in another window').toBe(true);
    await removeScreening(writer, '2098-11', other);
    const faulty = (await listScreenings(db, editor)).listed.find(
      ({ value }) => value.film === 'die-pupe',
    );
    expect(faulty?.issues).toMatchObject([{ field: 'film', near: 'die-puppe' }]);

    const unreadable = { film: 'die-pupe', venue: 'bio-geneve', start: '2100-02-03 later' };
    await addScreenings(writer, [unreadable], week);
    const undated = (await listScreenings(db, editor)).listed.filter(
      ({ file }) => file === '2100-02',
    );
    expect(undated).toMatchObject([{ day: '2100-02-03' }]);
    expect(undated[0]?.issues.map(({ field }) => field)).toEqual(['start', 'film']);
    await removeScreening(writer, '2100-02', unreadable);
    expect(await draftOf('2100-02')).toBeUndefined();

    const month = { kind: 'screenings', slug: '2100-03', base: null, editor };
    await saveDraft(db, { ...month, source: 'screenings: [' }, now);
    const path = 'screenings/2100-03.yaml';
    expect((await listScreenings(db, editor)).unreadable).toMatchObject([{ path }]);

    await removeScreening(writer, '2098-11', after);
    expect(await draftOf('2098-11'), 'all of it taken back').toBeUndefined();
  });

  test('are scheduled together, and a change says that it has cancelled that', async () => {
    const db = await open();
    const visitor = { sessionId: 's', personId: 'p', email: editor, locale: 'fr' };
    const admin = { db, now, origin: '', visitor: { ...visitor, role: 'publishes' } };
    await addScreenings(
      { db, editor, now },
      [puppe, { ...puppe, start: '2099-01-02 18:00' }],
      week,
    );
    const { drafts, listed } = await listScreenings(db, editor);
    const seen = drafts.map(({ id, revision }) => [`draft-${id}`, `${revision}`] as const);
    const settle = (fields: Record<string, string>) =>
      contentActions.settle.run(admin as AdminContext, {
        ...{ kind: 'screenings', at: week, ...Object.fromEntries(seen), ...fields },
      });
    const states = async () =>
      (await listScreenings(db, editor)).drafts.map(({ slug, state }) => [slug, state]).sort();
    const past = await settle({ do: 'schedule', day: '2026-11-01', time: '10:00' });
    expect(past).toContain('fault=past&planned=2026-11-01T10%3A00');
    const later = { do: 'schedule', day: '2098-11-01', time: '10:00' };
    expect(await settle(later)).toContain('said=scheduled');
    expect(await states()).toEqual([
      ['2098-11', 'scheduled'],
      ['2099-01', 'scheduled'],
    ]);
    const [one, other] = listed.filter(({ file, isDraft }) => file === '2098-11' && !isDraft);
    const remove = (value: unknown) =>
      contentActions['save-screening'].run(admin as AdminContext, {
        ...{ week, file: '2098-11', do: 'remove', before: JSON.stringify(value) },
      });
    const cancelled = 'said=removed&unscheduled=2098-11-01T09%3A00%3A00.000Z';
    expect(await remove(one?.value)).toContain(cancelled);
    expect(await states()).toEqual([
      ['2098-11', 'draft'],
      ['2099-01', 'scheduled'],
    ]);
    expect(await remove(other?.value), 'nothing was cancelled').toMatch(/said=removed$/);
    expect(await settle({ do: 'unschedule' }), 'of another revision').toContain('saved-since');
    const shown = (await listScreenings(db, editor)).drafts.map(
      ({ id, revision }) => [`draft-${id}`, `${revision}`] as const,
    );
    await settle({ do: 'unschedule', ...Object.fromEntries(shown) });
    expect(await states()).toEqual([
      ['2098-11', 'draft'],
      ['2099-01', 'draft'],
    ]);
  });

  test('are copied to the next week once, without what belongs to their day', async () => {
    const db = await open();
    const { listed, names: known } = await listScreenings(db, editor);
    const ofWeek = listed.filter(({ day = '' }) => day >= '2098-11-03' && day < '2098-11-10');
    const copies = copiesForNextWeek(ofWeek, listed, known);
    expect(copies).toHaveLength(ofWeek.length);
    expect(copies).toContainEqual({
      ...{ film: 'nerven', venue: 'bio-geneve', start: '2098-11-14 20:30', version: 'VOstFR' },
      note: { fr: 'Avec piano', de: 'Mit Klavier' },
    });
    const keys = new Set([...ofWeek.map(({ value }) => value), ...copies].map(screeningKey));
    expect(keys.size).toBe(ofWeek.length + copies.length);
    const note = { de: 'Mit Klavier', fr: 'Avec piano' };
    expect(keys).toContain(screeningKey({ ...copies.find((one) => one.note), note }));
    const [first] = ofWeek;
    // The clocks change on 26 October.
    const zoned = ['2098-10-24T18:30Z', '2098-10-24 18:30 UTC', '2098-10-24 20:30+02:00'].map(
      (start) => ({ ...first, file: '', value: { start } }),
    );
    expect(copiesForNextWeek(zoned as typeof ofWeek, [], known).map(({ start }) => start)).toEqual([
      ...['2098-10-31 20:30', '2098-10-31 18:30 UTC', '2098-10-31 20:30'],
    ]);
    await addScreenings({ db, editor, now }, copies, week);
    const { listed: later } = await listScreenings(db, editor);
    const named = later.map(({ value, ...one }) => ({
      ...one,
      value: { ...value, film: value.film === 'nerven' ? 'NERVEN' : value.film },
    }));
    for (const all of [later, named as typeof later])
      expect(copiesForNextWeek(ofWeek, all, known)).toEqual([]);
  });

  test('come from a paste: names of any language, with the issues of each cell', async () => {
    const db = await open();
    const { written, names: known } = await listScreenings(db, editor);
    const { vocabularies } = await readCalendarContext('fr');
    const found = findNames(vocabularies, known);
    const text = [
      'Film\tKino\tDatum\tZeit',
      'Nerven\tbio-geneve\t21.11.2098\t20.30 Uhr',
      'Nervn\tKino Nirgends\t21.11.2098\tabends',
      'nerven\tbio-geneve\t7. November 2098\t20.30',
    ].join('\n');
    const table = toScreeningTable(readPasted(text, found, week), found.plain, week);
    const [first, second, third] = checkPasted(table, written, known);
    expect(first).toMatchObject({
      issues: [],
      value: { film: 'nerven', venue: 'bio-geneve', start: '2098-11-21 20:30' },
    });
    expect(second?.issues.map(({ column }) => column).sort()).toEqual(['film', 'time', 'venue']);
    expect(third?.issues).toMatchObject([{ column: 'date' }]);

    await storePaste(db, editor, table, now);
    expect(await readPaste(db, editor)).toEqual(table);
    expect(await listDrafts(db)).toEqual([]);
    await storePaste(db, editor, [table[0] ?? []], now);
    expect(await readPaste(db, editor)).toBeUndefined();
  });

  test('come from columns that the editor has chosen, once', async () => {
    const db = await open();
    const visitor = { sessionId: 's', personId: 'p', email: editor, locale: 'fr', role: 'writes' };
    const admin = { db, now, origin: '', visitor } as AdminContext;
    const send = (fields: Record<string, string>) => pasteAction.run(admin, { week, ...fields });
    const text =
      'Titre\tJour\tHeure\tSéance 2\tSalle de cinéma\tComplet\nNerven\t21.11.2098\t19:00\t20:30\tbio-geneve\tx';
    await send({ text });
    const [heads = [], row = []] = (await readPaste(db, editor)) ?? [];
    const at = (cell: string) => `head-${row.indexOf(cell)}`;
    expect(heads.filter(Boolean)).toContain('soldOut');
    await send({ [at('bio-geneve')]: 'venue', [at('20:30')]: 'time', [at('19:00')]: 'time' });
    const changed = (await readPaste(db, editor)) ?? [];
    expect(changed[1]?.slice(0, 4)).toEqual(['nerven', '2098-11-21', '20:30', 'bio-geneve']);
    for (const _ of ['once', 'sent twice']) {
      await storePaste(db, editor, changed, now);
      await send({ do: 'take' });
    }
    const { listed } = await listScreenings(db, editor);
    const taken = listed.filter(({ day }) => day === '2098-11-21');
    expect(taken.map(({ value }) => value)).toEqual([
      { film: 'nerven', venue: 'bio-geneve', start: '2098-11-21 20:30', state: 'sold-out' },
    ]);
    const many = 'Nerven\t7.11.2098\t20:30\tKino X\n'.repeat(2001);
    expect(await send({ text: many })).toContain('fault=too-many-rows');
  });
});

test.each([
  ['own', { state: 'draft', editor: 'anna' }, true],
  ['own, with a moment of its own', { state: 'scheduled', editor: 'anna' }, false],
  ['somebody else’s, unfinished', { state: 'draft', editor: 'ben' }, false],
  ['somebody else’s, handed in', { state: 'waiting', editor: 'ben' }, true],
] as const)('a new film is published with its screenings or not: %s', (_, draft, goes) => {
  expect(goesAlong(draft, 'anna', true)).toBe(goes);
});

onSqlite('a day of the programme', (open) => {
  test('is stored in its month, and removed without a trace', async () => {
    const db = await open();
    const writer = { db, editor, now };
    const context = await readCalendarContext('fr');
    const stored = async () =>
      (await readDraft(db, { kind: 'programme', slug: '2098-11', editor }))?.source;
    const posted = readPosted([
      ['film', 'nerven'],
      ['text.fr', 'Un mot.'],
    ]);
    const day = '2098-11-15';
    await saveDay(writer, { day, before: undefined, posted }, context);
    const value = readDays((await stored()) ?? null);
    expect(value[day]).toEqual({ film: 'nerven', text: { fr: 'Un mot.' } });
    const other = readPosted([['film', 'genuine']]);
    const hasCollided = await saveDay(writer, { day, before: undefined, posted: other }, context);
    const merged = readDays((await stored()) ?? null);
    expect([hasCollided, merged[day]], 'another window has stored a film').toEqual([
      true,
      { film: 'nerven', text: { fr: 'Un mot.' } },
    ]);
    const { list } = await readCollisions(db, { kind: 'programme', slug: '2098-11', editor });
    expect(list).toMatchObject([{ keys: [day, 'film'], mine: 'genuine' }]);
    await saveDay(writer, { day, before: merged[day], posted: undefined }, context);
    expect(await stored()).toBeUndefined();
  });
});

test('screenings overlap by their running times, in one cinema', () => {
  const at = (film: string, time: string, venue = 'bio') => ({
    ...{ film, venue, time, day: '2098-11-07' },
  });
  const list = [
    ...[at('long', '18:00'), at('short', '20:59'), at('other', '21:00'), at('unknown', '21:00')],
    ...[at('short', '18:30', 'rex'), at('unknown', '18:29', 'rex')],
  ];
  const runtimes = new Map([
    ['long', 180],
    ['short', 1],
    ['other', 60],
  ]);
  const found = findOverlaps(list, runtimes);
  expect([...found].map(([one, other]) => [list.indexOf(one), list.indexOf(other)]).sort()).toEqual(
    [
      ...[
        [0, 1],
        [1, 0],
        [2, 3],
        [3, 2],
      ],
    ],
  );
});

test.each([
  ['2026-12', -1, '2026-11'],
  ['2026-12', 1, '2027-01'],
])('%s and %i months is %s', (month, count, other) => expect(addMonths(month, count)).toBe(other));

test('February of a leap year has 29 days, and begins on a Tuesday in 2028', () => {
  expect([daysOf('2028-02').length, weekdayOf('2028-02-01')]).toEqual([29, 2]);
});
