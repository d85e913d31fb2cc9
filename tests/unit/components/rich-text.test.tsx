// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { RichText } from '@/components/rich-text/rich-text';
import { siteUrl } from '@/lib/site/site-url';
import fr from '@/messages/fr.json';
import { renderInLanguage } from './render-in-language';

const show = (text: string, { headings = false, locale = 'fr' as 'fr' | 'de' } = {}) =>
  renderInLanguage(
    <RichText value={{ text, lang: 'fr', translated: true }} headings={headings} />,
    locale,
  ).container;
const link = () => screen.getByRole<HTMLAnchorElement>('link');

test('a rich text drops raw HTML', () => {
  const drawn = show('Avant <script>alert(1)</script> <b onclick="x()">après</b>');
  expect(drawn.querySelector('script, b, [onclick]')).toBeNull();
  expect(drawn.textContent).toContain('Avant');
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'a rich text drops the unsafe address %s',
  (address) => {
    const drawn = show(`[lien](${address})`);
    expect(drawn.textContent).toContain('lien');
    for (const one of drawn.querySelectorAll('a'))
      expect(one.getAttribute('href') ?? '').not.toMatch(/script|data/i);
  },
);

test('a rich text shows pictures only as the main text of a page', () => {
  const picture = '![Un bureau](/media/a/bureau-%C3%A9troit.jpg)';
  const src = show(picture, { headings: true }).querySelector('img')?.getAttribute('src');
  expect(src).toBe('/media/a/bureau-%C3%A9troit.jpg');
  expect(show(picture).querySelector('img')).toBeNull();
});

test('a table has column headers and alignment, and can be scrolled by keyboard', () => {
  show('| Jour | Places |\n|:--|--:|\n| Mardi | [36](/shop) |');
  expect(screen.getByRole('group', { name: fr.RichText.table }).tabIndex).toBe(0);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('scope'))).toEqual(['col', 'col']);
  const cells = screen.getAllByRole('cell');
  expect(cells.map(({ style }) => style.textAlign)).toEqual(['left', 'right']);
  expect(link().textContent).toBe('36');
});

test('the main text of a page has headings below level 1', () => {
  const text = '# Titre\n\n## Partie\n\n### Détail';
  const headings = [...show(text, { headings: true }).querySelectorAll('h1, h2, h3')];
  expect(headings.map(({ outerHTML }) => outerHTML.replace(/<h(\d)[^>]*>.*/, '$1'))).toEqual([
    ...['2', '3'],
  ]);
  expect(show(text).querySelector('h1')).toBeNull();
});

test.each([
  ['/movie/judex', '/de/movie/judex'],
  [`${siteUrl()}/movie/judex?a=1#shop`, '/de/movie/judex?a=1#shop'],
])('a link to %s stays in the app and in the language', (address, href) => {
  show(`[Judex](${address})`, { locale: 'de' });
  expect([link().getAttribute('href'), link().getAttribute('target')]).toEqual([href, null]);
});

test.each(['https://example.org/', '//example.org/', `${siteUrl()}.example.org/`])(
  'a link to %s announces that it opens a new tab',
  (address) => {
    show(`[ailleurs](${address})`);
    expect(link().textContent).toContain(fr.RichText.external);
    expect(['href', 'target', 'rel'].map((name) => link().getAttribute(name))).toEqual([
      ...[address, '_blank', 'noopener'],
    ]);
  },
);

test('an untranslated text is marked with its language, a translated one is not', () => {
  const value = { text: 'Nur auf Deutsch.', lang: 'de', translated: false };
  for (const node of [
    <RichText key="a" value={value} />,
    <LocalizedText key="b" value={value} />,
  ]) {
    const { container } = renderInLanguage(node);
    expect(container.querySelector('[lang=de]')?.textContent).toContain('Nur auf Deutsch.');
    expect(container.textContent).toMatch(/Nur auf Deutsch\..*\(.+\)/);
  }
  expect(show('En français.').querySelector('[lang], small')).toBeNull();
});
