import { expect, test } from 'vitest';
import { findParityIssues, findWideSpaces } from '@/tools/messages/message-issues';

test('findParityIssues: messages with the same arguments in any order are valid', () => {
  const fr = { a: { one: '{count, plural, one {# film} other {# films}} <b>{name}</b>' }, b: 'x' };
  const de = { b: 'y', a: { one: '<b>{name}</b>: {count, plural, other {# {unit} Filme}}' } };
  expect(
    findParityIssues({ fr, de: { ...de, a: { one: de.a.one.replace('{unit} ', '') } } }),
  ).toEqual([]);
});

test.each([
  [
    { fr: { a: 'x' }, de: { b: { c: 'y' } } },
    ['a: missing in messages/de.json', 'b.c: missing in messages/fr.json'],
  ],
  [{ fr: { a: '{n}' }, de: { a: '{n}' }, it: {} }, ['a: missing in messages/it.json']],
  [
    { fr: { a: '{name}' }, de: { a: '<b>{title}</b>' } },
    ['a: arguments differ: fr has (name), de has (<b>, title)'],
  ],
])(
  'findParityIssues: missing messages and differing arguments are issues (%#)',
  (messages, issues) => expect(findParityIssues(messages)).toEqual(issues),
);

const named = (text: string) => findWideSpaces({ a: { one: text } });

test.each(['Retiré : {title}', 'Oui ?', 'Non !', 'l’un ; l’autre', '« oui»', '«oui »', '20 %'])(
  'findWideSpaces: “%s” has an ordinary space',
  (text) => expect(named(text)).toHaveLength(1),
);

test.each(['Retiré\u202f: {title}', '{minute, number, ::00}', '«\u202foui\u202f»'])(
  'findWideSpaces: “%s” is valid',
  (text) => expect(named(text)).toEqual([]),
);
