import { describe, expect, test } from 'vitest';
import { nextChange } from '@/lib/search/api/answer-request';
import { buildIndex } from '@/lib/search/engine/build-index';
import { findFilms } from '@/lib/search/engine/find-films';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { findAskedScreenings } from '@/lib/search/engine/match-text';
import { asksForCinemas } from '@/lib/search/engine/no-result-suggestions';
import { type ScreeningTime, toTimeSpan } from '@/lib/search/engine/screening-times';
import type { ScreeningColumns } from '@/lib/search/engine/screenings';
import { parseQuery } from '@/lib/search/query/parse-query';
import { cinemas, screening } from '../../catalog/screenings/small-cinemas';
import { smallHouse } from './small-house';

describe('screened', () => {
  const films = {
    nerven: { title: 'Nerven', year: 1919 },
    faust: { title: 'Faust', year: 1926 },
    puppe: { title: 'Die Puppe', year: 1919 },
    genf: { title: 'Ein Sommer in Genf', year: 1925 },
    morgen: { title: 'Von morgens bis mitternachts', year: 1920 },
  };
  const { library } = smallHouse(films);
  const timeZone = 'Europe/Zurich';
  const withCinemas = openIndex(
    buildIndex({
      ...library,
      ...{ site: { ...library.site, timeZone } },
      ...cinemas({
        nerven: [
          screening('bio', '2026-12-04T20:30+01:00'),
          screening('licht', '2026-12-11T20:30+01:00'),
        ],
        faust: [
          screening('licht', '2026-12-04T20:30+01:00'),
          screening('bio', '2026-12-05T15:00+01:00'),
        ],
        puppe: [
          screening('licht', '2026-12-04T21:00+01:00', { state: 'cancelled' }),
          screening('licht', '2020-12-04T20:30+01:00'),
        ],
      }),
    }),
  );
  /** Friday afternoon. */
  const friday = new Date('2026-12-04T14:00:00Z');
  const find = (q: string, now = friday, index = withCinemas) =>
    findFilms(index, parseQuery({ q }), { locale: 'fr', now }).slugs.sort();

  describe('what is said of cinemas', () => {
    test.each([
      ['ce soir', ['faust', 'nerven']],
      ['heute Abend', ['faust', 'nerven']],
      ['au cinéma', ['faust', 'nerven']],
      ['im Kino', ['faust', 'nerven']],
      ['séances à Genève', ['faust', 'nerven']],
      ['Vorstellungen in Bern', ['faust', 'nerven']],
      ['demain', ['faust']],
      ['morgen im Kino', ['faust']],
      ['ce week-end', ['faust']],
      ['cette semaine', ['faust', 'nerven']],
      ['Bern', ['faust', 'nerven']],
      ['Lichtsaal', ['faust', 'nerven']],
      ['Lichts', ['faust', 'nerven']],
      ['Cinéma Bio', ['faust', 'nerven']],
      ['faust ce soir', ['faust']],
    ])('finds by %s the films that are shown then and there', (text, slugs) =>
      expect(find(text)).toEqual(slugs),
    );

    test('finds what is shown in a place beside what has it in its title', () =>
      expect(find('Genf')).toEqual(['faust', 'genf', 'nerven']));

    test('means one screening by a place and a time', () => {
      expect(find('Genf heute Abend')).toEqual(['nerven']);
      expect(find('Bern ce soir')).toEqual(['faust']);
    });

    test('is over once it has begun, and on the next day', () => {
      const late = new Date('2026-12-04T19:45:00Z');
      expect(find('ce soir', late)).toEqual([]);
      expect(find('au cinéma', late)).toEqual(['faust', 'nerven']);
      expect(find('ce soir', new Date('2026-12-05T00:00:00Z'))).toEqual([]);
    });

    test('leaves a morning in a title alone', () => expect(find('morgens')).toEqual(['morgen']));
  });

  test('an answer is good until the next screening has begun, or a day', () => {
    expect(new Date(nextChange(withCinemas, friday)).toISOString()).toBe(
      '2026-12-04T19:45:00.000Z',
    );
    const late = new Date('2026-12-04T20:00:00Z');
    expect(new Date(nextChange(withCinemas, late)).toISOString()).toBe('2026-12-04T23:00:00.000Z');
  });

  test('a house that shows nothing in cinemas reads an evening as a word', () => {
    const index = openIndex(buildIndex({ ...library, site: { ...library.site, timeZone } }));
    expect(find('ce soir', friday, index)).toEqual([]);
    expect(find('Genf', friday, index)).toEqual(['genf']);
  });
});

describe('screened places', () => {
  const { library } = smallHouse({
    shown: { title: 'Nerven' },
    titled: { title: 'Eine Nacht in Genf' },
    directed: { title: 'Orlac', directors: ['Paul Genf'] },
    parts: { title: 'Licht im Saal' },
    tonight: { title: 'Tonight and Never' },
  });
  const index = openIndex(
    buildIndex({
      ...library,
      site: { ...library.site, timeZone: 'Europe/Zurich' },
      ...cinemas({
        shown: [
          screening('bio', '2026-11-04T20:30+01:00'),
          screening('bio', '2026-12-04T20:30+01:00'),
        ],
        titled: [screening('bio', '2026-12-05T20:30+01:00')],
        directed: [screening('licht', '2026-12-06T20:30+01:00')],
      }),
    }),
  );
  const find = (q: string, now = '2026-12-04T14:00:00Z') =>
    findFilms(index, parseQuery({ q }), { locale: 'fr', now: new Date(now) });

  test('where a film is shown takes nothing from its title', () =>
    expect(find('Genf').slugs).toEqual(['titled', 'directed', 'shown']));

  test('the screening at a place is the next one, not the first there was', () => {
    const { slugs, screenings } = find('Genf');
    expect(screenings[slugs.indexOf('shown')]).toBe(1);
    expect(screenings[slugs.indexOf('directed')]).toBeUndefined();
  });

  test('a place of one word is not made of names', () =>
    expect(find('Lichtsaal').slugs).toEqual(['directed']));

  test('a time to go there is a word like others once nothing is shown any more', () => {
    expect(find('tonight').slugs).toEqual(['shown']);
    expect(find('tonight', '2027-01-01T00:00:00Z').slugs).toEqual(['tonight']);
  });
});

describe('screened when', () => {
  /** From when until when, by the clocks of Zurich in winter; the first moment of a day is `00:00`. */
  function on(when: ScreeningTime, now: string, timeZone = 'Europe/Zurich'): string {
    const stretch = toTimeSpan(when, Date.parse(`${now}+01:00`), timeZone);
    const [from, until] = [stretch.from, stretch.until].map((at) =>
      new Date(at + 60 * 60 * 1000).toISOString().slice(0, 23),
    );
    return `${from} – ${until}`;
  }

  describe('any time', () => {
    test('begins with what began less than a quarter of an hour ago, and has no end', () => {
      const now = Date.parse('2026-12-04T20:45:00Z');
      expect(toTimeSpan('any', now, 'Europe/Zurich')).toEqual({
        ...{ from: Date.parse('2026-12-04T20:30:00.001Z'), until: Infinity },
      });
    });
  });

  describe('a day', () => {
    test.each([
      ['today', '2026-12-04T00:15', '2026-12-04T00:00:00.001 – 2026-12-05T00:00:00.000'],
      ['today', '2026-12-04T00:10', '2026-12-04T00:00:00.000 – 2026-12-05T00:00:00.000'],
      ['today', '2026-12-04T23:59', '2026-12-04T23:44:00.001 – 2026-12-05T00:00:00.000'],
      ['tomorrow', '2026-12-04T12:00', '2026-12-05T00:00:00.000 – 2026-12-06T00:00:00.000'],
      ['tomorrow', '2026-12-31T12:00', '2027-01-01T00:00:00.000 – 2027-01-02T00:00:00.000'],
    ] as const)('%s, asked at %s, is %s', (when, now, stretch) =>
      expect(on(when, now)).toBe(stretch),
    );

    test('is by the clocks of the house', () => {
      expect(on('today', '2026-12-04T12:00', 'America/New_York')).toBe(
        '2026-12-04T11:45:00.001 – 2026-12-05T06:00:00.000',
      );
      expect(on('tonight', '2026-12-04T12:00', 'Asia/Tokyo')).toBe(
        '2026-12-04T11:45:00.001 – 2026-12-04T16:00:00.000',
      );
    });
  });

  describe('an evening', () => {
    test.each([
      ['tonight', '2026-12-04T12:00', '2026-12-04T17:00:00.000 – 2026-12-05T00:00:00.000'],
      ['tonight', '2026-12-04T17:14', '2026-12-04T17:00:00.000 – 2026-12-05T00:00:00.000'],
      ['tonight', '2026-12-04T20:00', '2026-12-04T19:45:00.001 – 2026-12-05T00:00:00.000'],
      ['tomorrowEvening', '2026-12-04T20:00', '2026-12-05T17:00:00.000 – 2026-12-06T00:00:00.000'],
    ] as const)('%s, asked at %s, is %s', (when, now, stretch) =>
      expect(on(when, now)).toBe(stretch),
    );
  });

  describe('a weekend', () => {
    const whole = '2026-12-05T00:00:00.000 – 2026-12-07T00:00:00.000';
    test.each([
      ['Monday', '2026-11-30T12:00', whole],
      ['Wednesday', '2026-12-02T12:00', whole],
      ['Friday', '2026-12-04T23:59', whole],
      ['Saturday', '2026-12-05T12:00', '2026-12-05T11:45:00.001 – 2026-12-07T00:00:00.000'],
      ['Sunday', '2026-12-06T12:00', '2026-12-06T11:45:00.001 – 2026-12-07T00:00:00.000'],
      ['the next Monday', '2026-12-07T00:00', '2026-12-12T00:00:00.000 – 2026-12-14T00:00:00.000'],
    ])('is what is left of it, asked on %s', (_, now, stretch) =>
      expect(on('weekend', now)).toBe(stretch),
    );
  });

  test('a week is seven days from this one on', () =>
    expect(on('week', '2026-12-04T12:00')).toBe(
      '2026-12-04T11:45:00.001 – 2026-12-11T00:00:00.000',
    ));
});

describe('asked screenings', () => {
  const start = Date.parse('2026-12-04T20:30:00+01:00');
  const day = 24 * 60 * 60 * 1000;
  /** One film, on three evenings: in Geneva, in Zurich, in Geneva's other cinema. */
  const screenings: ScreeningColumns = {
    films: Uint32Array.of(7, 7, 7),
    venues: Uint16Array.of(0, 1, 2),
    starts: Float64Array.of(start, start + day, start + 2 * day),
    words: [
      ['geneve', [0, 2]],
      ['grutli', [2]],
      ['zurich', [1]],
    ],
    timeZone: 'Europe/Zurich',
  };
  const asked = (words: string[], when: ('tomorrow' | 'any')[] = []) =>
    findAskedScreenings(
      { screenings },
      {
        facts: when.map((one) => ({ kind: 'screened', when: one })),
        needed: words.map((word) => ({ word, joined: [] })),
      },
      start - day / 2,
    ).get(7);

  test('the screening that is meant is the first at the place and the time that are said', () => {
    expect(asked([], ['any'])).toBe(0);
    expect(asked([], ['tomorrow'])).toBe(1);
    expect(asked(['zurich'])).toBe(1);
    expect(asked(['zurich'], ['any'])).toBe(1);
    expect(asked(['geneve'], ['tomorrow'])).toBeUndefined();
  });

  test('two words of one cinema mean it, and a word that is no place means none', () => {
    expect(asked(['grutli', 'geneve'])).toBe(2);
    expect(asked(['faust', 'zurich'])).toBe(1);
    expect(asked(['zurich', 'geneve'])).toBeUndefined();
  });

  test('none is meant where only a beginning of a place is said, or neither place nor time', () => {
    expect(asked(['zur'])).toBeUndefined();
    expect(asked(['faust'])).toBeUndefined();
  });
});

describe('asks for cinemas', () => {
  const { library } = smallHouse({ nerven: {} });
  const index = openIndex(
    buildIndex({
      ...library,
      site: { ...library.site, timeZone: 'Europe/Zurich' },
      ...cinemas({ nerven: [screening('bio', '2026-12-04T20:30+01:00')] }),
    }),
  );
  const asks = (text: string, now = '2026-12-04T14:00:00Z') =>
    asksForCinemas(index, text, new Date(now));

  test.each([
    ...['ce soir', 'nebel heute Abend', 'au cinéma', 'Genf', 'nebel in Bern', 'gratis tonight'],
  ])('“%s” speaks of a time to go to the cinema, or of a place that has one', (text) =>
    expect(asks(text)).toBe(true),
  );

  test.each(['gratuit', 'nebel', 'moins de 20 minutes', 'sans sous-titres', ''])(
    '“%s” speaks of neither',
    (text) => expect(asks(text)).toBe(false),
  );

  test('once the last screening is over nothing speaks of cinemas', () => {
    expect(asks('Genf', '2027-01-01T00:00:00Z')).toBe(false);
    expect(asks('ce soir', '2027-01-01T00:00:00Z')).toBe(false);
  });
});
