import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { RichText } from '@/components/rich-text/rich-text';
import { TitleText } from '@/components/rich-text/title-text';
import { siteUrl } from '@/lib/site/site-url';
import fr from '@/messages/fr.json';
import { renderInLanguage } from './render-in-language';

// @vitest-environment jsdom

const show = (text: string, { headings = false, locale = 'fr' as 'fr' | 'de' } = {}) =>
  renderInLanguage(
    <RichText value={{ text, lang: 'fr', translated: true }} headings={headings} />,
    locale,
  ).container;
const link = () => screen.getByRole<HTMLAnchorElement>('link');

it('never writes raw HTML', () => {
  const drawn = show('Avant <script>alert(1)</script> <b onclick="x()">après</b>');
  expect(drawn.querySelector('script, b, [onclick]')).toBeNull();
  expect(drawn.textContent).toContain('Avant');
});

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'lets no address such as %s through',
  (address) => {
    const drawn = show(`[lien](${address})`);
    expect(drawn.textContent).toContain('lien');
    for (const one of drawn.querySelectorAll('a'))
      expect(one.getAttribute('href') ?? '').not.toMatch(/script|data/i);
  },
);

it('shows pictures where it is a page of its own, and nowhere else', () => {
  const picture = '![Un bureau](/media/a/bureau-%C3%A9troit.jpg)';
  const src = show(picture, { headings: true }).querySelector('img')?.getAttribute('src');
  expect(src).toBe('/media/a/bureau-%C3%A9troit.jpg');
  expect(show(picture).querySelector('img')).toBeNull();
});

it('shows a table with heads of columns, which is scrolled by keys where it is too wide', () => {
  show('| Jour | Places |\n|:--|--:|\n| Mardi | [36](/shop) |');
  expect(screen.getByRole('group', { name: fr.RichText.table }).tabIndex).toBe(0);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('scope'))).toEqual(['col', 'col']);
  const cells = screen.getAllByRole('cell');
  expect(cells.map(({ style }) => style.textAlign)).toEqual(['left', 'right']);
  expect(link().textContent).toBe('36');
});

it('has the parts of a page as headings where it is one, and no title beside the page’s', () => {
  const text = '# Titre\n\n## Partie\n\n### Détail';
  const headings = [...show(text, { headings: true }).querySelectorAll('h1, h2, h3')];
  expect(headings.map(({ outerHTML }) => outerHTML.replace(/<h(\d)[^>]*>.*/, '$1'))).toEqual([
    ...['2', '3'],
  ]);
  expect(show(text).querySelector('h1')).toBeNull();
});

it.each([
  ['/movie/judex', '/de/movie/judex'],
  [`${siteUrl()}/movie/judex?a=1#shop`, '/de/movie/judex?a=1#shop'],
])('keeps a link to %s in the app and in the language', (address, href) => {
  show(`[Judex](${address})`, { locale: 'de' });
  expect([link().getAttribute('href'), link().getAttribute('target')]).toEqual([href, null]);
});

it.each(['https://example.org/', '//example.org/', `${siteUrl()}.example.org/`])(
  'opens %s in a new tab and says so',
  (address) => {
    show(`[ailleurs](${address})`);
    expect(link().textContent).toContain(fr.RichText.external);
    expect(['href', 'target', 'rel'].map((name) => link().getAttribute(name))).toEqual([
      ...[address, '_blank', 'noopener'],
    ]);
  },
);

it('names the language of words that are not translated yet, and of no others', () => {
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

it('sets large words without a mark at the beginning of a line, and hung by their ink', () => {
  const text = 'Nice ! « Bal » – suite : fin';
  const { container } = renderInLanguage(<TitleText text={text} />);
  expect(container.textContent?.split(' ')).toEqual([
    ...['Nice\u00a0!', '«\u00a0Bal\u00a0»\u00a0–', 'suite\u00a0:', 'fin'],
  ]);
  const light = renderInLanguage(<TitleText text="Das Blaue Licht" />).container;
  const hangs = (selector: string) =>
    [...light.querySelectorAll<HTMLElement>(selector)].map(({ style }) =>
      style.getPropertyValue('--hang'),
    );
  expect(light.querySelectorAll('.hung')).toHaveLength(3);
  expect(hangs('.hung-space')).toEqual(hangs('.hung').slice(1));
});
