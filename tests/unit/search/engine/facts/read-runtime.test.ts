import { describe, expect, test } from 'vitest';
import { readFacts } from '@/lib/search/engine/facts/read-facts';

/** The one length that a phrase says, which leaves nothing of it. */
function lengthOf(said: string) {
  const { facts, rest } = readFacts(said);
  expect(facts, said).toHaveLength(1);
  expect(rest.trim(), said).toBe('');
  return facts[0];
}

describe('a longest length', () => {
  test.each([
    ...['moins de 20 minutes', 'de moins de vingt minutes', 'inférieur à 20 minutes'],
    ...['inférieure à 20 min', 'unter 20 Minuten', 'weniger als zwanzig Minuten'],
    ...['kürzer als 20 mn', 'under 20 minutes', 'less than twenty minutes', 'shorter than 20 min'],
  ])('“%s” does not reach it', (said) =>
    expect(lengthOf(said)).toEqual({ kind: 'runtime', from: 0, until: 20 }),
  );

  test.each([
    ...['maximum 20 minutes', 'max 20 minutes', 'max. 20 Minuten', 'au plus 20 minutes'],
    ...['höchstens 20 Minuten', 'bis 20 Minuten', 'bis zu 20 Minuten', 'at most 20 minutes'],
    'up to 20 minutes',
  ])('“%s” reaches it with the seconds behind it', (said) =>
    expect(lengthOf(said)).toEqual({ kind: 'runtime', from: 0, until: 21 }),
  );
});

describe('a shortest length', () => {
  test.each([
    ...['plus de 90 minutes', 'de plus de 90 minutes', 'supérieur à 90 minutes'],
    ...['supérieure à 90 min', 'über 90 Minuten', 'mehr als 90 Minuten', 'länger als 90 Min'],
    ...['over 90 minutes', 'more than 90 minutes', 'longer than 90 minutes'],
  ])('“%s” is passed', (said) =>
    expect(lengthOf(said)).toEqual({ kind: 'runtime', from: 90.01, until: Infinity }),
  );

  test.each(['au moins', 'minimum', 'mindestens', 'ab', 'at least'])(
    '“%s 90 minutes” is reached',
    (limit) =>
      expect(lengthOf(`${limit} 90 minutes`)).toEqual({
        ...{ kind: 'runtime', from: 90, until: Infinity },
      }),
  );
});

describe('a length between two bounds', () => {
  test.each([
    ...['de 20 à 40 minutes', '20 à 40 minutes', 'entre 20 et 40 minutes', 'entre 20 à 40 min'],
    ...['20 bis 40 Minuten', 'von 20 bis 40 Minuten', 'ab 20 bis zu 40 Minuten'],
    ...['zwischen 20 und 40 Minuten', 'zwischen 20 bis 40 Minuten', 'zwischen 20-40 min'],
    ...['20–40 min', '20-40 min', '20 - 40 min', '20min-40min', '20 Minuten bis 40 Minuten'],
    ...['between 20 and 40 minutes', 'from 20 to 40 minutes', '20 to 40 minutes'],
    ...['entre vingt et quarante minutes', 'zwanzig bis vierzig Minuten'],
    'entre 40 et 20 minutes',
  ])('“%s” reaches both, the longer one with the seconds behind it', (said) =>
    expect(lengthOf(said)).toEqual({ kind: 'runtime', from: 20, until: 41 }),
  );

  const bounds: [said: string, from: number, until: number][] = [
    ['entre une et deux heures', 60, 121],
    ['ein bis zwei Stunden', 60, 121],
    ['de 45 min à 1h30', 45, 91],
    ['1h30-2h', 90, 121],
    ['entre une demi-heure et une heure et demie', 30, 91],
    ['entre une heure et demie et deux heures', 90, 121],
    ['entre vingt-cinq et quarante-cinq minutes', 25, 46],
    ['zwischen 30 Minuten und 2 Stunden', 30, 121],
  ];

  test.each(bounds)('“%s” is %i minutes and less than %i', (said, from, until) =>
    expect(lengthOf(said)).toEqual({ kind: 'runtime', from, until }),
  );

  test('is not said by a number of two words, nor by a year before a length', () => {
    expect(lengthOf('vingt et une minutes')).toMatchObject({ from: 21 * 0.85 });
    expect(lengthOf('vingt-cinq minutes')).toMatchObject({ from: 25 * 0.85 });
    expect(readFacts('1920 bis 40 Minuten')).toMatchObject({
      ...{ facts: [{ from: 0, until: 41 }], rest: '1920  ' },
    });
  });
});

describe('an amount', () => {
  const units = {
    ...{ minute: 1, minutes: 1, Minuten: 1, mn: 1, min: 1, heure: 60, heures: 60 },
    ...{ Stunde: 60, Stunden: 60, hour: 60, hours: 60, Std: 60, h: 60 },
  };

  test.each(Object.entries(units))('of “%s” is so many times %i minutes', (unit, minutes) =>
    expect(lengthOf(`au moins 2 ${unit}`)).toMatchObject({ from: 2 * minutes }),
  );

  const amounts = {
    ...{ '90min': 90, '90-minutes': 90, '120 min': 120, 'une heure': 60 },
    ...{ 'einer Stunde': 60, 'an hour': 60, 'une demi-heure': 30 },
    ...{ 'einer halben Stunde': 30, 'eine halbe Stunde': 30, 'half an hour': 30 },
    ...{ 'fünf Stunden': 300, 'quinze minutes': 15, 'quarante minutes': 40 },
    ...{ 'quarante-cinq minutes': 45, 'vingt et une minutes': 21 },
    ...{ 'fünfundvierzig Minuten': 45, 'une heure et demie': 90 },
    ...{ '2 heures et demie': 150, 'anderthalb Stunden': 90, '1h30': 90 },
    ...{ '1 h 05': 65, '1 heure 30 minutes': 90, '2 Std 10 Min': 130 },
  };

  test.each(Object.entries(amounts))('“%s” is %i minutes', (said, minutes) =>
    expect(lengthOf(`au moins ${said}`)).toMatchObject({ from: minutes }),
  );

  test('of minutes has nothing more behind it, and of hours no year', () => {
    expect(readFacts('20 minutes 30')).toMatchObject({ facts: [{ from: 17 }], rest: '  30' });
    expect(readFacts('ab 1 h 1920')).toMatchObject({ facts: [{ from: 60 }], rest: '  1920' });
    expect(readFacts('20 minutes et demie').rest).toBe('  et demie');
  });

  test.each(['1000 minutes', 'minutes', 'quelques minutes', '20 ministres'])(
    'is not said by “%s”',
    (said) => expect(readFacts(said).facts).toEqual([]),
  );

  test('without a limit is meant within fifteen hundredths of it, both ends with it', () => {
    const { from, until } = lengthOf('100 minutes') as { from: number; until: number };
    expect(from).toBe(85);
    expect(until).toBeCloseTo(115.01);
    expect(until).toBeGreaterThan(115);
  });
});
