import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { pageSchema } from '@/lib/content/schema/page';
import { describeFault } from '@/lib/content/validate/faults/describe-faults';
import { findLostWords } from '@/lib/content/validate/yaml/lost-words';

const film = (text: string) => findLostWords('films/a.yaml', text, filmSchema);
const page = (text: string) => findLostWords('pages/a.yaml', text, pageSchema);
const brief = (faults: ReturnType<typeof film>) =>
  faults.map(({ field, place, isWarning = false }) => [
    field,
    place?.line,
    place?.column,
    isWarning,
  ]);

test('words behind a # in a text are warned of in their place, with the quotes that keep them', () => {
  const [warning, ...others] = page('title:\n  de: Der Film #1 des Jahres\n  fr: A\n');
  expect(others).toEqual([]);
  expect(warning && describeFault(warning, 'en')).toBe(
    'Line 2, column 7: “title › de”: found “Der Film”; expected quotes where what follows # belongs to the text: "Der Film #1 des Jahres"; a remark stands in a line of its own.',
  );
  expect(warning?.isWarning).toBe(true);
});

test('a second # behind words begins a remark', () => {
  const [warning] = page('title:\n  de: Film #1   # seen twice\n  fr: A\n');
  expect(warning?.expected).toMatchObject({ values: { words: 'Film #1' } });
});

test('a remark that may be words is warned of as well, wherever the text stands', () => {
  expect(brief(film('cast:\n  - name: Erna Morena # by her letters\n    role: A #2\n'))).toEqual([
    ['cast.0.name', 2, 11, true],
    ['cast.0.role', 3, 11, true],
  ]);
  expect(brief(page('title: {\n  de: Film #1\n}\n'))).toEqual([['title.de', 2, 7, true]]);
});

test.each([
  'year: 1919 # by the censor’s card',
  'genres: [drama] # and more',
  'genres:\n  - drama # and more',
  'vod: # later',
  'added: 2026-11-01 # a guess',
  'title: # to be looked for\n  fr: A',
  'title:\n  de: "Der Film" # the quotes say where it ends',
  "title:\n  de: 'Der Film #1 des Jahres'",
  'synopsis:\n  de: >-\n    Der Film #1 des Jahres',
  'title:\n  de: Der Film#1\n  # a line of its own',
])('no remark of another kind is: %j', (text) => {
  expect(film(text)).toEqual([]);
});

test.each([
  ['editorNote: #1', '#1'],
  ['editorNote: # later', '# later'],
  ['editorNote: &home', '&home'],
])('of a text with nothing left it is a fault: %j', (text, words) => {
  const [fault, ...others] = film(text);
  expect(others).toEqual([]);
  expect(fault).not.toHaveProperty('isWarning');
  expect(fault && describeFault(fault, 'en')).toBe(
    `Line 1, column 1: “editorNote”: found nothing; expected text, such as Nerven. What begins with # or & needs quotes: "${words}".`,
  );
});

test('where Null would be words they need quotes, and nowhere else', () => {
  const [fault] = film('title:\n  original: { text: Null, lang: de }\n  fr: Null\nruntime: NULL\n');
  expect(fault && describeFault(fault, 'en')).toBe(
    'Line 2, column 21: “title › original › text”: found nothing; expected text, such as Nerven. Put it in quotes: "Null".',
  );
  expect(brief(film('title:\n  fr: Null\nruntime: NULL\nlanguages: [NULL]\n'))).toEqual([
    ['title.fr', 2, 7, false],
  ]);
});

test('null and ~, which mean that there is nothing, are words only of what is owed', () => {
  for (const word of ['null', '~']) {
    const [fault] = film(`title:\n  original: { text: ${word}, lang: de } # Null\n  fr: ${word}\n`);
    expect(fault?.field).toBe('title.original.text');
    expect(fault?.advice).toBe('Put it in quotes: "{source}".');
    expect(film(`title:\n  fr: ${word}\neditorNote: ${word} # Null\n`)).toEqual([]);
  }
});
