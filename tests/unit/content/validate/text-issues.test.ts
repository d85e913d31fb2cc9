import { describe, expect, test } from 'vitest';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { findTextIssues, mayHaveTextIssues } from '@/lib/content/validate/text-issues';

const describedIn = (value: unknown) =>
  findTextIssues(value, 'a.yaml').map((issue) => describeIssue(issue, 'en'));

const html =
  'expected Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs.';

test.each([
  ['Un <b>beau</b film', '“synopsis › fr”: found “<b>beau</b film”; '],
  ['Fin.<br/>Suite', '“synopsis › fr”: found “<br/>Suite”; '],
  ['<a href="/x">x</a>', '“synopsis › fr”: found “<a href="/x">x</a>”; '],
  ['a <!-- note --> b', '“synopsis › fr”: found “<!-- note --> b”; '],
])('findTextIssues: HTML in %j is an issue', (fr, issue) =>
  expect(describedIn({ synopsis: { fr } })).toEqual([issue + html]),
);

test.each([
  '2 < 3 > 1',
  'I <3 cinema',
  '<https://a.example>',
  '<info@a.example>',
  '> Zitat',
  '*b*',
])('findTextIssues: %j is no HTML', (fr) => expect(describedIn({ synopsis: { fr } })).toEqual([]));

test('findTextIssues: lost and wrongly decoded characters are issues with the word around them', () =>
  expect(
    describedIn({
      directors: ['Ueli Zu\uFFFDrcher', 'Ren\u00C3\u00A9 Clair', 'l\u00E2\u20AC\u2122ami'],
    }),
  ).toEqual([
    'the first director: found “Zu\uFFFDrcher”; expected the letter that was lost where \uFFFD stands; then save the file as UTF-8.',
    'the second director: found “RenÃ©”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
    'the third director: found “lâ€™ami”; expected letters such as ü and é: UTF-8 was read as another encoding and saved again.',
  ]));

describe('pictures and tables in texts', () => {
  const picture = 'Avant.\n\n![Un bureau](/media/a/b.jpg)';
  const table = 'Avant.\n\n| a | b |\n|---|--:|\n| 1 | 2 |';
  const describedIn = (path: string, value: object) =>
    findTextIssues(value, path).map((issue) => describeIssue(issue, 'en'));

  test.each([
    ['shop/a.yaml', { description: { fr: table } }],
    ['collections/a.yaml', { introduction: { fr: table } }],
    ['introductions.yaml', { genre: { drama: { de: table } } }],
    ['site.yaml', { imprint: { text: { fr: table } }, shopNotice: { fr: table } }],
    ['shop.yaml', { terms: { fr: table }, withdrawal: { text: { fr: table } } }],
  ])('the texts of %s may have a table but no picture', (path, value) => {
    expect(describedIn(`house/${path}`, value)).toEqual([]);
    const pictured = JSON.parse(
      JSON.stringify(value).replaceAll(JSON.stringify(table), JSON.stringify(picture)),
    );
    const issues = describedIn(`house/${path}`, pictured);
    expect(issues.length).toBeGreaterThan(0);
    for (const one of issues)
      expect(one).toContain(
        'found “![Un bureau](/media/a/b.jpg)”; expected words without a picture',
      );
  });

  test('a picture needs alternative text and a media path', () => {
    const issue = (fr: string) => describedIn('pages/a.yaml', { text: { fr } })[0];
    expect(issue('![](/media/a/b.jpg)')).toContain('expected words between [ and ]');
    expect(issue('![ ](/media/a/b.jpg)')).toContain('expected words between [ and ]');
    expect(issue('![Un bureau](https://a.example/b.jpg)')).toContain('a path such as /media/');
    expect(issue('![Un bureau](/media/a/b.svg)')).toContain('an SVG can hold a script');
    expect(issue('![Un bureau](/media/../b.jpg)')).toContain('without “..”');
    expect(issue('![Un bureau][b]\n\n[b]: https://a.example/b.jpg')).toContain('a path such as');
  });

  test.each([
    '`![code](x.png)`',
    'Noir | blanc',
    'Noir | blanc\n\n---\n\nFin',
    'Incroyable\\![lien](/movie/judex)',
    '    | a | b |\n    |---|---|',
  ])('%j has neither a picture nor a table', (fr) =>
    expect(describedIn('films/a.yaml', { synopsis: { fr } })).toEqual([]),
  );

  test.each([
    ['without dashes', '| a | b |\n| 1 | 2 |', 'a row of dashes'],
    ['with dashes for too few columns', '| a | b |\n|---|\n| 1 | 2 |', 'a row of dashes'],
    ['whose lines are joined', '| a | b | | --- | --- | | 1 | 2 |', 'lines of their own'],
    ['with a cell too many', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', 'found “3”'],
  ])('a table %s is an issue, since it would be displayed as text', (_, fr, issue) => {
    expect(mayHaveTextIssues(`text:\n  fr: ${fr}`)).toBe(true);
    const [only, ...more] = describedIn('pages/a.yaml', { text: { fr } });
    expect(only).toContain(issue);
    expect(more).toEqual([]);
  });
});
