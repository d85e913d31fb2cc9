import { describe, expect, it } from 'vitest';
import { splitIntoRuns } from '@/lib/posters/type/font';
import { getOwn } from '@/lib/primitives/json';
import { groupDigits } from '@/lib/primitives/money/iban';
import { isEmail, readEmail } from '@/lib/primitives/text/email';
import { formatFileSize } from '@/lib/primitives/text/format-file-size';
import { isElided, sentencesOf } from '@/lib/primitives/text/grammar';
import { localLine, localText } from '@/lib/primitives/text/local-text';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { plainText } from '@/lib/primitives/text/plain-text';
import { hangingLetters, longestWord, opticalMargin } from '@/lib/primitives/text/typography';

describe('plainText', () => {
  it('removes Markdown marks and links, not their text', () =>
    expect(plainText('Un *film* de [Murnau](/catalogue?director=murnau).\n\nMuet.')).toBe(
      'Un film de Murnau. Muet.',
    ));

  it('removes images and tables', () => {
    const table = '| a | b |\n|:--|--:|\n| 1 | 2 |\n| 3 | 4 |';
    expect(plainText(`Avant.\n\n![Un *bureau*](/media/a.jpg)\n\n${table}\n\nAprès.`)).toBe(
      'Avant. Après.',
    );
    expect(plainText('Avant.\n\na | b\n--- | ---\n1 | 2')).toBe('Avant.');
    expect(plainText('Noir | blanc\n\nFin')).toBe('Noir | blanc Fin');
  });

  it('cuts a long text between words, with an ellipsis', () => {
    const short = plainText(
      'Nosferatu, une symphonie de l’horreur, arrive à Wisborg par bateau',
      40,
    );
    expect(short).toBe('Nosferatu, une symphonie de l’horreur…');
    expect(short.length).toBeLessThanOrEqual(40);
  });

  it('keeps Markdown characters that are no marks', () => {
    expect(plainText('## Fin\n\n> On sort *compté*.')).toBe('Fin On sort compté.');
    expect(plainText('Plus c’est long > plus c’est beau, C# et 2 < 3')).toBe(
      'Plus c’est long > plus c’est beau, C# et 2 < 3',
    );
    expect(plainText('Voir <https://a.example/b> ou <info@a.example>')).toBe(
      'Voir https://a.example/b ou info@a.example',
    );
  });
});

describe('sentencesOf', () => {
  it('splits at the ends of sentences', () =>
    expect(sentencesOf('Un film. Lequel ? Celui-ci !', 'fr')).toEqual([
      ...['Un film.', 'Lequel ?', 'Celui-ci !'],
    ]));

  it('does not split after a letter, an abbreviation or an ordinal', () => {
    const murnau = 'F. W. Murnau dreht mit Dr. Caligari am 3. Mai in Ludwigs XIV. Versailles.';
    expect(sentencesOf(`${murnau} Danach z. B. Faust.`, 'de')).toEqual([
      ...[murnau, 'Danach z. B. Faust.'],
    ]);
  });

  it('does not split after an exclamation inside a sentence', () => {
    const called = 'Ein Polizist will gehört haben, er habe «Mort aux vaches!» gerufen.';
    expect(sentencesOf(`${called} Er schweigt.`, 'de')).toEqual([called, 'Er schweigt.']);
  });
});

describe('localText', () => {
  it('returns the visitor’s language', () =>
    expect(localText({ fr: 'oui', de: 'ja' }, 'de')).toEqual({
      text: 'ja',
      lang: 'de',
      translated: true,
    }));

  it('falls back to the other language, marked as untranslated', () =>
    expect(localText({ fr: 'oui' }, 'de')).toEqual({ text: 'oui', lang: 'fr', translated: false }));

  it('localLine treats a plain string as the page’s language', () => {
    expect(localLine('Rue 1', 'de')).toEqual({ text: 'Rue 1', lang: 'de', translated: true });
    expect(localLine({ fr: 'Suisse', de: 'Schweiz' }, 'de').text).toBe('Schweiz');
    expect(localLine({ fr: 'Suisse' }, 'de')).toMatchObject({ lang: 'fr', translated: false });
  });
});

describe('readEmail', () => {
  it('converts an international domain to ASCII', () => {
    expect(readEmail(' jo@müller.ch ')).toEqual({ email: 'jo@xn--mller-kva.ch' });
    expect(readEmail('Jo.Anna+film@example.ch')).toEqual({ email: 'Jo.Anna+film@example.ch' });
  });

  it('names a non-ASCII character before the @', () =>
    expect(readEmail('jörg@example.ch')).toEqual({ letter: 'ö' }));

  it.each([
    ...['films&co@example.ch', 'anna/films@example.ch', "anna.o'neil+tag=1@example.ch"],
    ...['a!#$%&*/=?^_`{|}~b@example.ch', 'info@example.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
    ...['info@example.xn--vermgensberatung-pwb', 'a@1-2.museum'],
    `${'a'.repeat(64)}@example.ch`,
  ])('accepts %s unchanged', (written) => expect(readEmail(written)).toEqual({ email: written }));

  it.each([
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

it.each(['Abel Gance', 'Émile Cohl', 'Yves Allégret', 'Œdipe'])('isElided: d’%s', (name) =>
  expect(isElided(name)).toBe(true),
);

it.each(['Jean Epstein', 'Yann Beauvais', 'Hans Richter', ''])('not isElided: de %s', (name) =>
  expect(isElided(name)).toBe(false),
);

it('groupDigits groups an IBAN and a creditor reference by four', () => {
  expect(groupDigits('CH9300762011623852957')).toBe('CH93 0076 2011 6238 5295 7');
  expect(groupDigits('RF18 5390 0754 7034')).toBe('RF18 5390 0754 7034');
  expect(groupDigits('')).toBe('');
});

it('groupDigits groups a QR reference by two, then five', () =>
  expect(groupDigits('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017'));

it('longestWord splits at hyphens and spaces', () => {
  expect(longestWord('Das Wachsfigurenkabinett')).toBe(20);
  expect(longestWord('L’Homme-orchestre')).toBe(9);
  expect(longestWord('')).toBe(0);
});

it('mailtoHref encodes special characters of the address', () => {
  expect(mailtoHref('anna@example.ch')).toBe('mailto:anna@example.ch');
  const { pathname, searchParams } = new URL(
    mailtoHref('films&co/a?b#c@example.ch', 'Un film & un livre'),
  );
  expect(decodeURIComponent(pathname)).toBe('films&co/a?b#c@example.ch');
  expect([...searchParams]).toEqual([['subject', 'Un film & un livre']]);
});

it('getOwn ignores inherited properties', () => {
  const record = { nosferatu: 1922, ...JSON.parse('{"__proto__": 1}') };
  expect(getOwn(record, 'nosferatu')).toBe(1922);
  for (const name of ['constructor', 'toString', 'none'])
    expect(getOwn(record, name)).toBeUndefined();
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

describe('nearestWord', () => {
  const known = ['title', 'directors', 'runtime', 'year'];

  it.each([
    ['director', 'directors'],
    ['titles', 'title'],
    ['runtme', 'runtime'],
    ['rnutime', 'runtime'],
    ['yera', 'year'],
    ['titel', 'title'],
    ['tilte', 'title'],
    ['tiitel', undefined],
    ['t', undefined],
    ['yeah', 'year'],
    ['colour', undefined],
  ])('of %s is %s', (word, meant) => expect(nearestWord(word, known)).toBe(meant));
});

/** The left side bearing in the font, at the weight of titles. */
function measured(letter: string): number {
  const run = splitIntoRuns(letter, { wght: 780, wdth: 100 })[0];
  const { bbox } = run?.font.layout(letter).glyphs[0] ?? {};
  return (bbox?.minX ?? Number.NaN) / (run?.font.unitsPerEm ?? 1);
}
/** The value that `theme.css` uses. */
function written(letter: string): number {
  const name = opticalMargin(letter)?.slice('var(--hang-'.length, -1);
  return hangingLetters.find(([letters]) => letters.charAt(0) === name)?.[1] ?? 0;
}
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghiklmnopqrstuvwxyz0123456789ÀÉÖÜŒÆéäöüœ«„“('];

describe('opticalMargin', () => {
  it.each(letters)('of %s matches the font to 1.5 px at the largest size', (letter) =>
    expect(Math.abs(written(letter) - measured(letter))).toBeLessThan(0.014),
  );
});
