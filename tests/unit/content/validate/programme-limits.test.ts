import { describe, expect, test } from 'vitest';
import type { RawShowing } from '@/lib/content/schema/programme';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { findProgrammeFaults } from '@/lib/content/validate/offer-faults';

type Films = Parameters<typeof findProgrammeFaults>[0]['films'];

const own = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
const still = { src: '/media/a.jpg', width: 4, height: 3, alt: { fr: 'A' } };

/** What is said of one day of a film with these facts, at noon of the day before. */
function told(facts: object, day = '2026-12-01', showing: Partial<RawShowing> = {}) {
  const films = new Map([['a', { media: own, ...facts }]]) as unknown as Films;
  const months = new Map([[day.slice(0, 7), { [day]: { film: 'a', ...showing } }]]);
  const now = Date.parse('2026-11-30T11:00:00Z');
  return findProgrammeFaults({ films, months }, 'h', now).map(({ field, expected }) => [
    field,
    saySentence(expected, 'en'),
  ]);
}
const offer = (facts: object) => told({ vod: { ads: false, ...facts } });
const refused = (words: string) => [
  ['2026-12-01.film', `a film that can be watched here on that day; a ${words}`],
];

describe('a film that is offered for some time', () => {
  test('can be watched on a day of which a moment belongs to it', () => {
    expect(offer({ from: '2026-12-01T23:59:59+01:00' })).toEqual([]);
    expect(offer({ until: '2026-12-01T00:00:01+01:00' })).toEqual([]);
  });

  test('is told with its beginning alone, or its end', () => {
    const [from, until] = ['2026-12-02T00:00:00+01:00', '2026-12-01T00:00:00+01:00'];
    expect(offer({ from })).toEqual(refused(`is offered from ${from}`));
    expect(offer({ until })).toEqual(refused(`is offered until ${until}`));
  });
});

test('today counts, by the clocks of Zurich where the house says none', () => {
  expect(told({}, '2026-11-30')).toHaveLength(1);
  expect(told({}, '2026-11-29')).toEqual([]);
});

test('a film whose media have a fault has that one alone, one without media of its own none to play', () => {
  expect(told({ media: undefined })).toEqual([]);
  const words = 'a film that plays from this house’s own files (media.film); a has none';
  for (const media of [{}, { film: { type: 'video', sources: [] } }])
    expect(told({ media })).toEqual([['2026-12-01.film', words]]);
});

test('the last still may be shown, and a film with a fault in them has none', () => {
  const film = { vod: { ads: false }, stills: [still, still] };
  expect(told(film, undefined, { still: 2 })).toEqual([]);
  expect(told(film, undefined, { still: 3 })).toEqual([
    ['2026-12-01.still', 'at most 2, the number of stills of a'],
  ]);
  expect(told({ vod: { ads: false } }, undefined, { still: 1 })).toHaveLength(1);
});

test.each(['2026-123', 'x2026-12', '2026-00', '2026-1'])('“%s” is no month', (month) => {
  const found = findProgrammeFaults({ films: new Map(), months: new Map([[month, {}]]) }, 'h');
  expect(found).toEqual([
    {
      ...{ path: `h/programme/${month}.yaml`, field: 'the name' },
      expected: 'a month and .yaml, such as 2026-12.yaml',
    },
  ]);
});

test('a day that is none of its month is said to be a wrong name', () => {
  const months = new Map([['2026-12', { '2026-12-01x': { film: 'a' } }]]);
  expect(findProgrammeFaults({ films: new Map(), months }, 'h')).toMatchObject([
    { field: '2026-12-01x', isName: true, expected: { values: { day: '2026-12-01' } } },
  ]);
});
