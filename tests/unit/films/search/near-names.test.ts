import { expect, test } from 'vitest';
import { nearNames } from '@/lib/films/search/near-names';
import { smallHouse } from './small-house';

const { index } = smallHouse({
  a: { directors: ['Ernst Lubitsch', 'F. W. Murnau'], cast: [{ name: 'Gerda Allin' }] },
  b: { directors: ['Anna Marten', 'Berta Marter', 'Clara Martel', 'Doris Martes'] },
});

test.each([
  ['nurnao', ['F. W. Murnau']],
  ['nurnbo', []],
  ['murxyz', ['F. W. Murnau']],
  ['chaplin', []],
  ['lubitxyz', ['Ernst Lubitsch']],
  ['allim', ['Gerda Allin']],
  ['alli', []],
  ['murnbu nurnau', ['F. W. Murnau']],
])('“%s” may be %j', (text, names) => {
  expect(nearNames(index, text)).toEqual(names);
});

test('no more than three are guessed, and first who is nearest', () => {
  const guessed = nearNames(index, 'martem');
  expect(guessed).toHaveLength(3);
  expect(nearNames(index, 'lubitxyh murnab')).toEqual(['F. W. Murnau', 'Ernst Lubitsch']);
});
