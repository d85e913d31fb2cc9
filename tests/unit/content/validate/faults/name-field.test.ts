import { expect, test } from 'vitest';
import { nameField } from '@/lib/content/validate/faults/name-field';

const named = (field: string, language: 'en' | 'fr' | 'de' = 'en', keys?: string[]) =>
  nameField({ path: 'a.yaml', field, expected: '', ...(keys && { keys }) }, language);

test.each([
  ['year', '“year”'],
  ['title.original.lang', '“title › original › lang”'],
  ['directors.0', 'the first director'],
  ['crew.1.job', '“job” of the second person of the crew'],
  ['stills.10.alt.fr', '“alt › fr” of the eleventh still'],
  ['cast.12.name', '“name” of the 13th person of the cast'],
  ['cast.20.name', '“name” of the 21st person of the cast'],
  ['versions.0.subtitles.2', 'the third language of the subtitles of the first version'],
  ['media.film.tracks.1.src', '“src” of the second track in “media › film”'],
  ['title.also.0.text', '“text” of the first further title in “title”'],
  ['newthings.3.a', '“a” of the fourth entry of “newthings”'],
  ['the file', 'the file'],
])('%s is %s', (field, said) => {
  expect(named(field)).toBe(said);
});

test.each([
  ['directors.0', 'le premier cinéaste', 'die erste Person der Regie'],
  ['quotes.0.url', '«\u202furl\u202f» de la première citation', '«url» beim ersten Zitat'],
  [
    'cast.12.name',
    '«\u202fname\u202f» de la 13e personne de la distribution',
    '«name» bei der 13. Person der Besetzung',
  ],
  ['films.1.film', '«\u202ffilm\u202f» du deuxième film', '«film» beim zweiten Film'],
  [
    'media.film.tracks.1.src',
    '«\u202fsrc\u202f» de la deuxième piste dans «\u202fmedia › film\u202f»',
    '«src» bei der zweiten Spur in «media › film»',
  ],
  [
    'newthings.3',
    'le quatrième élément de «\u202fnewthings\u202f»',
    'der vierte Eintrag von «newthings»',
  ],
  ['the file', 'le fichier', 'die Datei'],
])('%s is said in French and in German', (field, french, german) => {
  expect([named(field, 'fr'), named(field, 'de')]).toEqual([french, german]);
});

test.each([
  ['the file', 'the file', 'le fichier', 'die Datei'],
  ['the name', 'the name', 'le nom du fichier', 'der Dateiname'],
  ['the folder', 'the folder', 'le dossier', 'der Ordner'],
  ['the house', 'the house', 'la maison', 'das Haus'],
  ['a name', 'a name', 'un nom', 'ein Name'],
])('%s is said without quotes', (field, ...said) => {
  expect([named(field), named(field, 'fr'), named(field, 'de')]).toEqual(said);
});

test('a number that is no place is a name', () => {
  expect(named('0')).toBe('“0”');
  expect(named('rates.1x')).toBe('“rates › 1x”');
  expect(named('rates.x1')).toBe('“rates › x1”');
  expect(named('2026-12-24.film')).toBe('“2026-12-24 › film”');
  expect(named('crew.0.1')).toBe('“1” of the first person of the crew');
});

test('what every object has is no list', () => {
  expect(named('constructor.0')).toBe('the first entry of “constructor”');
});

test('where nothing is named, nothing is said', () => {
  expect(named('', 'en', [])).toBe('');
});

test('a name with points is one name', () => {
  expect(named('F. W. Murnau.born', 'en', ['F. W. Murnau', 'born'])).toBe('“F. W. Murnau › born”');
});
