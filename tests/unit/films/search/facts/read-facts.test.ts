import { expect, test } from 'vitest';
import { readFacts } from '@/lib/films/search/facts/read-facts';

const years = (from: number, until: number) => ({ kind: 'years', from, until });
const below = (until: number) => ({ kind: 'runtime', from: 0, until });

test.each([
  ['gratuit', { kind: 'offered' }],
  ['kostenlose', { kind: 'offered' }],
  ['sans publicité', { kind: 'ads', ads: false }],
  ['ohne Werbung', { kind: 'ads', ads: false }],
  ['werbefreie', { kind: 'ads', ads: false }],
  ['mit Werbung', { kind: 'ads', ads: true }],
  ['sous-titres français', { kind: 'subtitles', values: ['fr'] }],
  ['Deutsche Untertitel', { kind: 'subtitles', values: ['de'] }],
  ['sous-titré en allemand', { kind: 'subtitles', values: ['de'] }],
  ['Untertitel deutsch und französisch', { kind: 'subtitles', values: ['both'] }],
  ['subtitles', { kind: 'subtitles', values: ['fr', 'de'] }],
  ['sans paroles', { kind: 'language', values: ['zxx'] }],
  ['moins de 20 minutes', below(20)],
  ['moins d’une heure', below(60)],
  ['unter einer halben Stunde', below(30)],
  ['höchstens 15 Minuten', below(16)],
  ['plus de deux heures', { kind: 'runtime', from: 120.01, until: Infinity }],
  ['mindestens 90 min', { kind: 'runtime', from: 90, until: Infinity }],
  ['années 1920', years(1920, 1929)],
  ['1910er Jahre', years(1910, 1919)],
  ['20er', years(1920, 1929)],
  ['zwanziger Jahre', years(1920, 1929)],
  ['the 1920s', years(1920, 1929)],
  ['19e siècle', years(1801, 1900)],
  ['1895–1900', years(1895, 1900)],
  ['entre 1901 et 1903', years(1901, 1903)],
  ['avant 1900', years(1880, 1899)],
  ['seit 1928', years(1928, 2100)],
])('“%s” is a fact', (text, fact) => {
  const { facts, rest } = readFacts(text);
  expect(facts).toEqual([fact]);
  expect(rest.trim()).toBe('');
});

test('a length that is said without a limit is not meant to the minute', () => {
  expect(readFacts('10 minutes').facts).toMatchObject([{ kind: 'runtime', from: 8.5 }]);
});

test('what is said beside a fact stays, and a word that only begins like one', () => {
  expect(readFacts('comédie gratuite suisse').rest.replace(/\s+/g, ' ')).toBe('comedie suisse');
  expect(readFacts('Freedom 1920').facts).toEqual([]);
  expect(readFacts('Untertürkheim').facts).toEqual([]);
});
