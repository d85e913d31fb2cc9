import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { siteSchema } from '@/lib/content/schema/site';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { readText } from '@/lib/content/validate/read-file';
import { findTextIssues, mayHaveTextIssues } from '@/lib/content/validate/text-issues';
import { withoutEmpty } from '@/lib/content/validate/without-empty';

describe('text', () => {
  const saidOf = (value: unknown) =>
    findTextIssues(value, 'a.yaml').map((fault) => describeIssue(fault, 'en'));

  const html =
    'expected Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs.';

  test.each([
    ['Un <b>beau</b film', '“synopsis › fr”: found “<b>beau</b film”; '],
    ['Fin.<br/>Suite', '“synopsis › fr”: found “<br/>Suite”; '],
    ['<a href="/x">x</a>', '“synopsis › fr”: found “<a href="/x">x</a>”; '],
    ['a <!-- note --> b', '“synopsis › fr”: found “<!-- note --> b”; '],
  ])('HTML in %j is a fault', (fr, said) => {
    expect(saidOf({ synopsis: { fr } })).toEqual([said + html]);
  });

  test.each([
    '2 < 3 > 1',
    'I <3 cinema',
    '<https://a.example>',
    '<info@a.example>',
    '> Zitat',
    '*b*',
  ])('%j is no HTML', (fr) => expect(saidOf({ synopsis: { fr } })).toEqual([]));

  test('letters that were lost or doubled on the way are faults with the word they stood in', () => {
    expect(
      saidOf({
        directors: ['Ueli Zu\uFFFDrcher', 'Ren\u00C3\u00A9 Clair', 'l\u00E2\u20AC\u2122ami'],
      }),
    ).toEqual([
      'the first director: found “Zu\uFFFDrcher”; expected the letter that was lost where \uFFFD stands; then save the file as UTF-8.',
      'the second director: found “RenÃ©”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
      'the third director: found “lâ€™ami”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
    ]);
  });
});

describe('pictures and tables in texts', () => {
  const picture = 'Avant.\n\n![Un bureau](/media/a/b.jpg)';
  const table = 'Avant.\n\n| a | b |\n|---|--:|\n| 1 | 2 |';
  const saidOf = (path: string, value: object) =>
    findTextIssues(value, path).map((fault) => describeIssue(fault, 'en'));

  test.each([
    ['shop/a.yaml', { description: { fr: table } }],
    ['collections/a.yaml', { introduction: { fr: table } }],
    ['introductions.yaml', { genre: { drama: { de: table } } }],
    ['site.yaml', { imprint: { text: { fr: table } }, shopNotice: { fr: table } }],
    ['shop.yaml', { terms: { fr: table }, withdrawal: { text: { fr: table } } }],
  ])('%s has room for a table in its texts, and for no picture', (path, value) => {
    expect(saidOf(`house/${path}`, value)).toEqual([]);
    const pictured = JSON.parse(
      JSON.stringify(value).replaceAll(JSON.stringify(table), JSON.stringify(picture)),
    );
    const said = saidOf(`house/${path}`, pictured);
    expect(said.length).toBeGreaterThan(0);
    for (const one of said)
      expect(one).toContain(
        'found “![Un bureau](/media/a/b.jpg)”; expected words without a picture',
      );
  });

  test('a picture owes words for who does not see it, and lies with the house', () => {
    const said = (fr: string) => saidOf('pages/a.yaml', { text: { fr } })[0];
    expect(said('![](/media/a/b.jpg)')).toContain('expected words between [ and ]');
    expect(said('![ ](/media/a/b.jpg)')).toContain('expected words between [ and ]');
    expect(said('![Un bureau](https://a.example/b.jpg)')).toContain('a path such as /media/');
    expect(said('![Un bureau](/media/a/b.svg)')).toContain('an SVG can hold a script');
    expect(said('![Un bureau](/media/../b.jpg)')).toContain('without “..”');
    expect(said('![Un bureau][b]\n\n[b]: https://a.example/b.jpg')).toContain('a path such as');
  });

  test.each([
    '`![code](x.png)`',
    'Noir | blanc',
    'Noir | blanc\n\n---\n\nFin',
    'Incroyable\\![lien](/movie/judex)',
    '    | a | b |\n    |---|---|',
  ])('%j is neither', (fr) => {
    expect(saidOf('films/a.yaml', { synopsis: { fr } })).toEqual([]);
  });

  test.each([
    ['without dashes', '| a | b |\n| 1 | 2 |', 'a row of dashes'],
    ['with dashes for too few columns', '| a | b |\n|---|\n| 1 | 2 |', 'a row of dashes'],
    ['whose lines are joined', '| a | b | | --- | --- | | 1 | 2 |', 'lines of their own'],
    ['with a cell too many', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', 'found “3”'],
  ])('a table %s is told before it is printed as it is written', (_, fr, said) => {
    expect(mayHaveTextIssues(`text:\n  fr: ${fr}`)).toBe(true);
    const [only, ...more] = saidOf('pages/a.yaml', { text: { fr } });
    expect(only).toContain(said);
    expect(more).toEqual([]);
  });
});

describe('empty values', () => {
  const film = { title: { original: { text: 'Nerven', lang: 'de' } }, year: 1919 };
  const left = (said: object) => withoutEmpty({ ...film, ...said }, [filmSchema]);

  test.each([
    { runtime: null },
    { synopsis: { fr: '', de: '' } },
    { synopsis: { fr: null, de: ' \u00a0' } },
    { poster: { src: '' } },
    { poster: { src: '', alt: { fr: '', de: '' }, credit: null } },
    { ids: { imdb: '', wikidata: '' } },
    { directors: [''] },
    { cast: [{ name: '', role: '' }, null] },
    { vod: { ads: null, from: '' } },
    { media: { film: { type: '', sources: [{ provider: '', src: '' }] }, trailer: null } },
    { age: '' },
  ])('what says nothing is absent: %j', (said) => {
    expect(left(said)).toEqual(film);
  });

  test('of a list the entries that say something are left, and of an entry its fields that do', () => {
    const cast = [{ name: '' }, { name: 'A', role: '' }, { name: 'B', role: { fr: '', de: 'C' } }];
    expect(left({ cast })).toEqual({
      ...film,
      cast: [{ name: 'A' }, { name: 'B', role: { de: 'C' } }],
    });
  });

  test('what is owed stays where it stands, so that it is named', () => {
    const title = { original: { text: '', lang: null }, fr: '' };
    expect(left({ title, year: null })).toEqual({
      title: { original: { text: '', lang: null } },
      year: null,
    });
  });

  test('null and an empty list stay where they have a meaning, and what says no stays always', () => {
    const title = { ...film.title, fr: null };
    expect(left({ title, countries: [] })).toEqual({ ...film, title, countries: [] });
    expect(left({ embed: false, stills: 0 })).toEqual({ ...film, embed: false, stills: 0 });
    expect(withoutEmpty({ menu: [] }, [siteSchema])).toEqual({ menu: [] });
    expect(withoutEmpty({ menu: [''] }, [siteSchema])).toEqual({});
    expect(left({ vod: {} })).toEqual({ ...film, vod: {} });
  });
});

describe('the text of a file', () => {
  let folder: string;
  const read = (bytes: Buffer) => {
    writeFileSync(join(folder, 'a.yaml'), bytes);
    return readText(join(folder, 'a.yaml'));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bobine-text-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a file that Windows wrote is refused at its first letter, with the word it is in', () => {
    expect(read(Buffer.from('title: A\ndirectors:\n  - Ueli Zürcher\n', 'latin1'))).toMatchObject({
      place: { line: 3, column: 11 },
      found: { source: 'Zürcher' },
      expected: 'text in UTF-8, and this is in another encoding: save it anew as UTF-8',
    });
  });

  test('a file that is too large is not read, one of just the most is', () => {
    const path = join(folder, 'large');
    const megabyte = 1024 * 1024;
    writeFileSync(path, '');
    truncateSync(path, 3 * megabyte);
    const expected = {
      text: 'at most {limit} MB of text; this file has {size} MB',
      values: { limit: 1, size: 3 },
    };
    expect(readText(path)).toEqual({ expected });
    expect(readText(path, 3 * megabyte)).toHaveProperty('text');
  });
});
