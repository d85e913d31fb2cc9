import { expect, test } from 'vitest';
import { readText } from '@/lib/films/search/read-text';
import { smallHouse } from './small-house';

const { index } = smallHouse({
  barbe: { title: 'Barbe-Bleue' },
  near: { title: 'Rottelune' },
  moon: { title: 'Rouge Lune' },
  lang: { title: 'Dr Lang' },
  nox: { title: 'Dr Nox' },
  told: { title: 'Zwei', synopsis: { fr: 'Un langdrame, des langfilme.' } },
  drame: { title: 'Lang drame' },
  child: { title: 'L’Enfant à Lyon' },
  ...{
    luna: { title: 'Rotte Luna' },
    night: { title: 'Der alte Nachtfilm' },
    dark: { title: 'Nacht' },
  },
  given: { title: 'Zwei gratis' },
});
const read = (text: string) => readText(index, text, Date.parse('2026-11-21T12:00:00Z'));
const needed = (text: string) => read(text).needed.map(({ word }) => word);

test.each([
  ['le barbe le faust', ['barbe', 'faust'], ['le', 'le']],
  ['faust faust', ['faust'], []],
  ['le les', ['le', 'les'], []],
])('of “%s” %j are needed and %j are not', (text, words, weak) => {
  expect(needed(text)).toEqual(words);
  expect(read(text)).toMatchObject({ facts: [], weak, title: text });
});

test.each([
  ['drlang', ['dr', 'lang']],
  ['drnox', ['drnox']],
  ['barbebleue', ['barbe', 'bleu']],
  ['langdrame', ['langdrame']],
  ['langfilme', ['lang']],
  ['langfilm', ['lang']],
  ['langfilmer', ['langfilmer']],
  ['nachtfilm', ['nachtfilm']],
  ['rotteluna', ['rotteluna']],
  ['nebelfilme', ['nebelfilme']],
  ['rougelune', ['rouge', 'lune']],
  ['rottelunr', ['rottelunr']],
  ['lenfantalyon', ['enfant', 'lyon']],
  ['annabarbe', ['annabarbe']],
  ['zzqqxxyy', ['zzqqxxyy']],
])('“%s” is read as %j', (text, words) => {
  expect(needed(text)).toEqual(words);
});

test('words may be one together with up to two neighbours', () => {
  expect(read('ab cd ef gh').needed.map(({ joined }) => joined.toSorted())).toEqual([
    ['abcd', 'abcdef'],
    ['abcd', 'abcdef', 'cdef', 'cdefgh'],
    ['abcdef', 'cdef', 'cdefgh', 'efgh'],
    ['cdefgh', 'efgh'],
  ]);
});

test('beside a fact stop words are no condition, and a word is one', () => {
  expect(read('gratuit avec')).toMatchObject({ facts: [{ kind: 'offered' }], needed: [] });
  expect(read('gratuit avec barbe')).toMatchObject({
    ...{ facts: [{ kind: 'offered' }], weak: ['avec'] },
    needed: [{ word: 'barbe' }],
  });
});

test('a whole title is no fact, though another text with its words is', () => {
  expect(read('Zwei gratis')).toMatchObject({ facts: [], title: 'zwei gratis' });
  expect(read('gratis zwei').facts).toEqual([{ kind: 'offered' }]);
});

test('a title is compared with all that was typed, a word of several names in its parts', () => {
  expect(read('gratuit pour barbe').title).toBe('gratuit pour barbe');
  expect(read('barbebleue').title).toBe('barbe bleu');
});
