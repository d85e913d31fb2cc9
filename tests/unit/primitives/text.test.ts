import { describe, expect, it } from 'vitest';
import { groupDigits } from '@/lib/primitives/money/iban';
import { isEmail, readEmail } from '@/lib/primitives/text/email';
import { formatFileSize } from '@/lib/primitives/text/format-file-size';
import { sentencesOf } from '@/lib/primitives/text/grammar';
import { localText } from '@/lib/primitives/text/local-text';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { plainText } from '@/lib/primitives/text/plain-text';

const table = '| a | b |\n|:--|--:|\n| 1 | 2 |\n| 3 | 4 |';
it.each([
  ['Un *film* de [Murnau](/catalogue?director=murnau).\n\nMuet.', 'Un film de Murnau. Muet.'],
  [`Avant.\n\n![Un *bureau*](/media/a.jpg)\n\n${table}\n\nAprès.`, 'Avant. Après.'],
  ['Avant.\n\na | b\n--- | ---\n1 | 2', 'Avant.'],
  ['Noir | blanc\n\nFin', 'Noir | blanc Fin'],
  ['## Fin\n\n> On sort *compté*.', 'Fin On sort compté.'],
  ['C’est long > beau, C# et 2 < 3', 'C’est long > beau, C# et 2 < 3'],
  ['Voir <https://a.example/b> ou <info@a.example>', 'Voir https://a.example/b ou info@a.example'],
])('plainText of %j is %j', (markdown, text) => expect(plainText(markdown)).toBe(text));

it('plainText cuts a long text between words, with an ellipsis', () => {
  const short = plainText('Nosferatu, une symphonie de l’horreur, arrive à Wisborg par bateau', 40);
  expect(short).toBe('Nosferatu, une symphonie de l’horreur…');
  expect(short.length).toBeLessThanOrEqual(40);
  expect(plainText('映'.repeat(50), 40)).toBe(`${'映'.repeat(39)}…`);
});

it.each([
  ['fr', ['Un film.', 'Lequel ?', 'Celui-ci !']],
  // No end after a letter, an abbreviation, an ordinal, or an exclamation inside.
  ['de', ['F. W. Murnau dreht mit Dr. Caligari am 3. Mai.', 'Danach z. B. Faust.']],
  ['de', ['Er kommt aus Ludwigs XIV. Versailles.', 'Er habe «Mort aux vaches!» gerufen.']],
] as const)('sentencesOf in %s finds %j', (locale, sentences) =>
  expect(sentencesOf(sentences.join(' '), locale)).toEqual(sentences),
);

it.each([
  [
    { fr: 'oui', de: 'ja' },
    { text: 'ja', lang: 'de', translated: true },
  ],
  [{ fr: 'oui' }, { text: 'oui', lang: 'fr', translated: false }],
])('localText of %j in German is %j', (texts, text) =>
  expect(localText(texts, 'de')).toEqual(text),
);

describe('readEmail', () => {
  it('names a non-ASCII character before the @', () =>
    expect(readEmail('jörg@example.ch')).toEqual({ letter: 'ö' }));

  it.each([
    ...['films&co@example.ch', 'anna/films@example.ch', "anna.o'neil+tag=1@example.ch"],
    ...['a!#$%&*/=?^_`{|}~b@example.ch', 'info@example.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
    ...['info@example.xn--vermgensberatung-pwb', 'a@1-2.museum', 'Jo.Anna@a.ch'],
    `${'a'.repeat(64)}@example.ch`,
  ])('accepts %s unchanged', (written) => expect(readEmail(written)).toEqual({ email: written }));

  it.each([
    [' jo@müller.ch ', 'jo@xn--mller-kva.ch'],
    ['info@example.vermögensberatung', 'info@example.xn--vermgensberatung-pwb'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['Anna@FASS.Example', 'Anna@fass.example'],
  ])('reads %s as %s', (written, email) => expect(readEmail(written)).toEqual({ email }));

  it.each([
    ...['', 'anna', '@example.ch', 'anna@', 'anna@müller', 'an na@example.ch', 'ö'],
    ...['.anna@example.ch', 'anna.@example.ch', 'an..na@example.ch', 'anna@example..ch'],
    ...['anna@example.ch.', 'anna@-example.ch', 'anna@example-.ch', 'anna@exa_mple.ch'],
    ...['anna@müller.ch/films', 'anna@127.0.0.1', 'anna@[127.0.0.1]', 'anna@xn--zzzzzz99999.ch'],
    ...['"anna"@example.ch', 'anna@berta@example.ch', 'anna@example.ch, berta@example.ch'],
    ...[`${'a'.repeat(65)}@example.ch`, `a@${'a'.repeat(64)}.ch`, `a@${'a.'.repeat(130)}ch`],
  ])('refuses %o', (written) => {
    expect(readEmail(written)).toBeUndefined();
    expect(isEmail(written)).toBe(false);
  });
});

it.each([
  ['CH9300762011623852957', 'CH93 0076 2011 6238 5295 7'],
  ['RF18 5390 0754 7034', 'RF18 5390 0754 7034'],
  ['', ''],
  // A QR reference: by two, then five.
  ['210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
])('groupDigits of “%s” is “%s”', (digits, grouped) => expect(groupDigits(digits)).toBe(grouped));

it('mailtoHref encodes special characters of the address', () => {
  expect(mailtoHref('anna@example.ch')).toBe('mailto:anna@example.ch');
  const { pathname, searchParams } = new URL(
    mailtoHref('films&co/a?b#c@example.ch', 'Un film & un livre'),
  );
  expect(decodeURIComponent(pathname)).toBe('films&co/a?b#c@example.ch');
  expect([...searchParams]).toEqual([['subject', 'Un film & un livre']]);
});

it.each([
  [0, '0 o', '0 Byte'],
  [999, '999 o', '999 Byte'],
  [840_400, '840 ko', '840 kB'],
  [1_240_000, '1,2 Mo', '1,2 MB'],
  [64_000_000, '64 Mo', '64 MB'],
  [3_400_000_000, '3,4 Go', '3,4 GB'],
])('formatFileSize of %i bytes is %s and %s', (bytes, french, german) => {
  const plain = (locale: string) => formatFileSize(bytes, locale).replace(/[\u00A0\u202F]/g, ' ');
  expect([plain('fr'), plain('de')]).toEqual([french, german]);
});
