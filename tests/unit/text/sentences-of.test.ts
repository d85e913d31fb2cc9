import { expect, test } from 'vitest';
import { sentencesOf } from '@/lib/text/sentences-of';

test('a line is parted where sentences end', () => {
  expect(sentencesOf('Un film. Lequel ? Celui-ci !', 'fr')).toEqual([
    ...['Un film.', 'Lequel ?', 'Celui-ci !'],
  ]);
});

test('a full stop behind a letter, a short word or an ordinal ends none', () => {
  const murnau = 'F. W. Murnau dreht mit Dr. Caligari am 3. Mai in Ludwigs XIV. Versailles.';
  expect(sentencesOf(`${murnau} Danach z. B. Faust.`, 'de')).toEqual([
    ...[murnau, 'Danach z. B. Faust.'],
  ]);
});

test('what is called out within a sentence ends none', () => {
  const called = 'Ein Polizist will gehört haben, er habe «Mort aux vaches!» gerufen.';
  expect(sentencesOf(`${called} Er schweigt.`, 'de')).toEqual([called, 'Er schweigt.']);
});

test('a year ends one', () => {
  expect(sentencesOf('Gedreht im Jahr 1922. Gezeigt in Berlin.', 'de')).toEqual([
    ...['Gedreht im Jahr 1922.', 'Gezeigt in Berlin.'],
  ]);
});

test('nothing has no sentence', () => {
  expect(sentencesOf('  ', 'fr')).toEqual([]);
});
