// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from '@/components/rich-text/rich-text';
import { siteUrl } from '@/lib/site/site-url';
import fr from '@/messages/fr.json';
import { renderInLanguage } from '../render-in-language';

const french = (text: string) => ({ text, lang: 'fr', translated: true });

describe('rich text', () => {
  it('never writes raw HTML', () => {
    const { container } = renderInLanguage(
      <RichText value={french('Avant <script>alert(1)</script> <b onclick="x()">après</b>')} />,
    );
    expect(container.querySelector('script, b, [onclick]')).toBeNull();
    expect(container.textContent).toContain('Avant');
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'lets no address such as %s through',
    (address) => {
      const { container } = renderInLanguage(<RichText value={french(`[lien](${address})`)} />);
      expect(container.textContent).toContain('lien');
      for (const link of container.querySelectorAll('a'))
        expect(link.getAttribute('href') ?? '').not.toMatch(/script|data/i);
    },
  );

  it('shows the house’s pictures where it is a page of its own', () => {
    const text = french('![Un bureau, où l’on compte](/media/a/bureau-%C3%A9troit.jpg)');
    const { container } = renderInLanguage(<RichText value={text} headings />);
    const picture = screen.getByRole('img', { name: 'Un bureau, où l’on compte' });
    expect(picture.getAttribute('src')).toBe('/media/a/bureau-%C3%A9troit.jpg');
    expect(container.textContent).toBe('');
  });

  it('shows a table with heads of columns, which is scrolled by keys where it is too wide', () => {
    const text = french('| Jour | Places |\n|:--|--:|\n| Mardi | [36](/shop) |');
    renderInLanguage(<RichText value={text} />);
    const region = screen.getByRole('group', { name: fr.RichText.table });
    expect(region.tabIndex).toBe(0);
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Jour', 'Places']);
    expect(heads.map((head) => head.getAttribute('scope'))).toEqual(['col', 'col']);
    const cells = screen.getAllByRole('cell');
    expect(cells.map(({ style }) => style.textAlign)).toEqual(['left', 'right']);
    expect(screen.getByRole('link', { name: '36' })).toBeTruthy();
  });

  it('has the parts of a page as headings where it is one, and no title beside the page’s', () => {
    const text = french('# Titre\n\n## Partie\n\n### Détail');
    const { container } = renderInLanguage(<RichText value={text} headings />);
    const headings = [...container.querySelectorAll('h1, h2, h3')];
    expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H2', 'Partie'],
      ['H3', 'Détail'],
    ]);
    expect(container.textContent).toContain('Titre');
  });

  it('keeps a link that begins with a slash in the app and in the language', () => {
    renderInLanguage(<RichText value={french('[Judex](/movie/judex)')} />, 'de');
    const link = screen.getByRole('link', { name: 'Judex' });
    expect(link.getAttribute('href')).toBe('/de/movie/judex');
    expect(link.getAttribute('target')).toBeNull();
  });

  it('keeps a link to the site’s own host in the app', () => {
    renderInLanguage(<RichText value={french(`[Judex](${siteUrl()}/de/movie/judex?a=1#shop)`)} />);
    const link = screen.getByRole('link', { name: 'Judex' });
    expect(link.getAttribute('href')).toBe('/movie/judex?a=1#shop');
    expect(link.getAttribute('target')).toBeNull();
  });

  it.each(['https://example.org/', '//example.org/', `${siteUrl()}.example.org/`])(
    'opens %s in a new tab and says so',
    (address) => {
      renderInLanguage(<RichText value={french(`[ailleurs](${address})`)} />);
      const link = screen.getByRole('link', { name: RegExp(`ailleurs.*${fr.RichText.external}`) });
      expect(link.getAttribute('href')).toBe(address);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
    },
  );

  it('says that a text is not translated yet, and names its language', () => {
    const value = { text: 'Nur auf Deutsch.', lang: 'de', translated: false };
    const { container } = renderInLanguage(<RichText value={value} />);
    expect(container.querySelector('[lang=de]')?.textContent).toContain('Nur auf Deutsch.');
    expect(screen.getByText('(pas encore traduit)')).toBeTruthy();
  });
});
