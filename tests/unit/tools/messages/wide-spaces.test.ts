import { expect, it } from 'vitest';
import { findWideSpaces } from '@/tools/messages/wide-spaces';

const named = (text: string) => findWideSpaces({ a: { one: text } });

it.each(['Retiré : {title}', 'Oui ?', 'Non !', 'l’un ; l’autre', '« oui»', '«oui »', '20 %'])(
  'names an ordinary space in “%s”',
  (text) => {
    expect(named(text)).toEqual([
      'a.one: an ordinary space in messages/fr.json where U+202F belongs',
    ]);
  },
);

it.each(['Retiré\u202f: {title}', '{minute, number, ::00}', '« oui »'.replaceAll(' ', '\u202f')])(
  'takes “%s” as it is',
  (text) => {
    expect(named(text)).toEqual([]);
  },
);
