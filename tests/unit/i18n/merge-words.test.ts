import { expect, it } from 'vitest';
import { mergeWords } from '@/lib/i18n/merge-words';

const given = { play: 'Lire', list: { title: 'Liste' } };

it('puts loaded words in the place of those there are, at any depth', () => {
  const loaded = { play: 'Jouer', list: { title: 'Autre' }, more: 'x' };
  expect(mergeWords(given, loaded)).toEqual({ play: 'Jouer', list: { title: 'Autre' } });
});

it.each([undefined, null, 'text', [], {}, { play: 1, list: 'no tree' }, { list: { title: {} } }])(
  'keeps its words where %j has none',
  (loaded) => expect(mergeWords(given, loaded)).toEqual(given),
);
