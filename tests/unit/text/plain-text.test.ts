import { expect, test } from 'vitest';
import { plainText } from '@/lib/text/plain-text';

test('marks and links of Markdown are gone, their words stay', () => {
  expect(plainText('Un *film* de [Murnau](/catalogue?director=murnau).\n\nMuet.')).toBe(
    'Un film de Murnau. Muet.',
  );
});

test('of a picture and a table nothing is left in a line', () => {
  const table = '| a | b |\n|:--|--:|\n| 1 | 2 |\n| 3 | 4 |';
  expect(plainText(`Avant.\n\n![Un *bureau*](/media/a.jpg)\n\n${table}\n\nAprès.`)).toBe(
    'Avant. Après.',
  );
  expect(plainText('Avant.\n\na | b\n--- | ---\n1 | 2')).toBe('Avant.');
  expect(plainText('Noir | blanc\n\nFin')).toBe('Noir | blanc Fin');
});

test('a long text ends between words, within its length, with an ellipsis', () => {
  const short = plainText('Nosferatu, une symphonie de l’horreur, arrive à Wisborg par bateau', 40);
  expect(short).toBe('Nosferatu, une symphonie de l’horreur…');
  expect(short.length).toBeLessThanOrEqual(40);
});

test('the narrow space of French punctuation is not widened', () => {
  expect(plainText('Muet\u202f: oui')).toBe('Muet\u202f: oui');
});

test('signs of Markdown are taken out where they are signs, and stay where they are words', () => {
  expect(plainText('## Fin\n\n> On sort *compté*.')).toBe('Fin On sort compté.');
  expect(plainText('Plus c’est long > plus c’est beau, C# et 2 < 3')).toBe(
    'Plus c’est long > plus c’est beau, C# et 2 < 3',
  );
  expect(plainText('Voir <https://a.example/b> ou <info@a.example>')).toBe(
    'Voir https://a.example/b ou info@a.example',
  );
});
