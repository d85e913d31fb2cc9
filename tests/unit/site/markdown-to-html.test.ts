import { expect, test } from 'vitest';
import { markdownToHtml } from '@/lib/site/markdown-to-html';

const german = (text: string) => markdownToHtml({ text, lang: 'de', translated: true }, 'de');

test('markdownToHtml: HTML and script links are removed', () => {
  expect(german('<script>alert(1)</script>')).not.toContain('<script');
  expect(german('[x](javascript:alert(1)) ![y](https://a.example/b.png)')).toBe(
    '<p><a href="">x</a> </p>',
  );
});

test.each([
  ['[Nerven](/movie/nerven)', '<a href="https://bobine.example/de/movie/nerven">Nerven</a>'],
  ['[Mappe](/media/a.pdf)', '<a href="https://bobine.example/media/a.pdf">Mappe</a>'],
  ['[dort](https://a.example/)', '<a href="https://a.example/">dort</a>'],
  ['![Büro](/media/a/b.jpg)', '<img src="https://bobine.example/media/a/b.jpg" alt="Büro" />'],
  ['| a | b |\n|---|--:|\n| 1 | 2 |', '<td align="right">2</td>'],
])(
  'markdownToHtml: %j is “%s”, with absolute addresses in the language of the text',
  (text, html) => expect(german(text)).toContain(html),
);
