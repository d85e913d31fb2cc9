import { expect, test } from 'vitest';
import { readFacts } from '@/lib/films/search/facts/read-facts';
import type { ScreenedWhen } from '@/lib/films/search/screened-when';

const phrases: Record<ScreenedWhen, string[]> = {
  tonight: ['ce soir', 'heute Abend', 'tonight', 'this evening'],
  tomorrowEvening: ['demain soir', 'morgen Abend', 'tomorrow evening', 'tomorrow night'],
  today: ['aujourd’hui', 'heute', 'today'],
  tomorrow: ['demain', 'tomorrow'],
  weekend: [
    ...['week-end', 'weekend', 'ce week-end', 'am Wochenende', 'dieses Wochenende'],
    ...['this weekend', 'Wochenende'],
  ],
  week: ['cette semaine', 'diese Woche', 'this week'],
  any: [
    ...['au cinéma', 'en salle', 'en salles', 'im Kino', 'at the cinema', 'in the cinemas'],
    ...['in cinemas', 'séance', 'séances', 'Vorstellungen', 'Kinovorstellungen'],
    ...['screening', 'screenings', 'showtimes'],
  ],
};
const cases = Object.entries(phrases).flatMap(([when, said]) =>
  said.map((phrase) => [phrase, when] as const),
);

test.each(cases)('“%s” is a time to go to the cinema: %s', (said, when) => {
  const { facts, rest } = readFacts(said, true);
  expect(facts).toEqual([{ kind: 'screened', when }]);
  expect(rest.trim()).toBe('');
});

test.each(cases)('where nothing is shown in cinemas “%s” is no fact', (said) => {
  expect(readFacts(said).facts).toEqual([]);
});

test('“morgen” is a day where a cinema is named behind it, alone as much a morning', () => {
  expect(readFacts('morgen im Kino', true).facts).toEqual([
    { kind: 'screened', when: 'tomorrow' },
    { kind: 'screened', when: 'any' },
  ]);
  expect(readFacts('morgen', true)).toEqual({ facts: [], rest: 'morgen' });
});

test('an evening with its day is one time, and a place in time is no limit of a length', () => {
  expect(readFacts('demain soir au cinéma', true).facts).toEqual([
    { kind: 'screened', when: 'tomorrowEvening' },
    { kind: 'screened', when: 'any' },
  ]);
  expect(readFacts('heute Abend unter 90 Minuten', true).facts).toEqual([
    { kind: 'screened', when: 'tonight' },
    { kind: 'runtime', from: 0, until: 90 },
  ]);
});
