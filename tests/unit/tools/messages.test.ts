import { describe, expect, test } from 'vitest';
import { findParityIssues, findWideSpaces } from '@/tools/messages/message-issues';

describe('messages of all languages', () => {
  test('finds no fault where both say the same, in whatever order', () => {
    const fr = {
      a: { one: '{count, plural, one {# film} other {# films}} <b>{name}</b>' },
      b: 'x',
    };
    const de = { b: 'y', a: { one: '<b>{name}</b>: {count, plural, other {# {unit} Filme}}' } };
    expect(
      findParityIssues({ fr, de: { ...de, a: { one: de.a.one.replace('{unit} ', '') } } }),
    ).toEqual([]);
  });

  test('names a message that one language lacks', () => {
    expect(findParityIssues({ fr: { a: 'x' }, de: { b: { c: 'y' } } })).toEqual([
      'a: missing in messages/de.json',
      'b.c: missing in messages/fr.json',
    ]);
  });

  test('names differing arguments and tags', () => {
    expect(findParityIssues({ fr: { a: '{name}' }, de: { a: '<b>{title}</b>' } })).toEqual([
      'a: arguments differ: fr has (name), de has (<b>, title)',
    ]);
  });

  test('holds a third language to the first two', () => {
    expect(findParityIssues({ fr: { a: '{n}' }, de: { a: '{n}' }, it: {} })).toEqual([
      'a: missing in messages/it.json',
    ]);
    expect(findParityIssues({ fr: { a: '{n}' }, de: { a: '{n}' }, it: { a: 'x' } })).toEqual([
      'a: arguments differ: fr has (n), de has (n), it has ()',
    ]);
  });
});

describe('spaces in French', () => {
  const named = (text: string) => findWideSpaces({ a: { one: text } });

  test.each(['Retiré : {title}', 'Oui ?', 'Non !', 'l’un ; l’autre', '« oui»', '«oui »', '20 %'])(
    'names an ordinary space in “%s”',
    (text) => {
      expect(named(text)).toEqual([
        'a.one: an ordinary space in messages/fr.json where U+202F belongs',
      ]);
    },
  );

  test.each([
    'Retiré\u202f: {title}',
    '{minute, number, ::00}',
    '« oui »'.replaceAll(' ', '\u202f'),
  ])('takes “%s” as it is', (text) => {
    expect(named(text)).toEqual([]);
  });
});
