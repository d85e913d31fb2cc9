import { describe, expect, it } from 'vitest';
import { html } from '@/lib/preview/html';
import { barFrame, marksAlone } from '@/lib/server/preview/bar/bar-frame';
import { barContent, editorsBar } from '@/lib/server/preview/bar/editors-bar';
import { insertBar } from '@/lib/server/preview/bar/insert-bar';
import { sharedBar } from '@/lib/server/preview/bar/shared-bar';
import { aPreview, plain } from '../a-preview';

const now = Date.parse('2026-11-20T13:30:00Z');
const content = (path: string, more: object = {}) =>
  plain(barContent({ ...aPreview, ...more }, path, now).text);
/** What stands in the bar between which build this is and where it leads. */
const middle = (path: string, more: object = {}) =>
  /<\/p>\n(.*)\n<p class="links">/s.exec(content(path, more))?.[1];

describe('the bar', () => {
  it('stands in an element of its own, with its look, and with what keeps it up to date', () => {
    const bar = '<link rel="stylesheet" href="/_preview/bar.css">';
    expect(barFrame(html`<p>a</p>`, 'fr', false).text).toBe(
      `<preview-bar lang="fr-FR">${bar}<div><p>a</p></div></preview-bar>`,
    );
    expect(barFrame(html`<p>a</p>`, 'de', true).text).toBe(
      `<preview-bar lang="de-DE">${bar}<link rel="stylesheet" href="/_preview/marks.css"><script src="/_preview/bar.js" async></script><div><p>a</p></div></preview-bar>`,
    );
    expect(marksAlone.text).toBe(
      '<preview-bar><link rel="stylesheet" href="/_preview/marks.css"></preview-bar>',
    );
  });

  it('stands at the end of a page, before its last end, and nowhere on what has none', () => {
    expect(insertBar('<p></body></p></body></html>', html`-`)).toBe(
      '<p></body></p>-</body></html>',
    );
    expect(insertBar('</body>', html`-`)).toBe('-</body>');
    expect(insertBar('<p>a</p>', html`-`)).toBe('<p>a</p>');
  });
});

describe('an editor', () => {
  it('reads which build it is, and what the page lacks with the file to write it into', () =>
    expect(content('/movie/aurora')).toBe(`<details open data-page="/movie/aurora">
<summary><b>Aperçu</b> <mark>Brouillon</mark></summary>
<div role="region" aria-label="Aperçu de la rédaction">
<p><span>Version <code>abc123</code></span> <time datetime="2026-11-20T10:00:00.000Z">il y a 3 heures</time> <span class="branch"><code>aube</code></span></p>
<details class="owed">
<summary>3 manques</summary>
<ul><li><b>Traduction</b> synopsis : manque en allemand <code>maison/films/aurora.yaml</code></li><li><b>Média</b> media.film : absent <code>maison/films/aurora.yaml</code></li><li><b>Média</b> media.trailer : absent <code>maison/films/aurora.yaml</code></li></ul>
</details>
<p class="links"><a href="/preview">Toute la maison</a> <a href="/preview/compare?path=%2Fmovie%2Faurora">Deux langues</a></p>
</div>
</details>`));

  it('reads it in the language of the page', () => {
    const german = content('/de/movie/other', { build: { id: 'b', time: aPreview.build.time } });
    expect(german).toContain('<details open data-page="/movie/other">');
    expect(german).toContain('<b>Vorschau</b> <mark>ab 25. Dezember 2026</mark></summary>');
    expect(german).toContain('vor 3 Stunden</time></p>');
    expect(german).toContain('<summary>1 Lücke</summary>');
    expect(german).toContain('href="/de/preview/compare?path=%2Fmovie%2Fother"');
    expect(editorsBar(aPreview, '/de/movie/other').text).toMatch(
      /^<preview-bar lang="de-DE">.*bar\.js.*<\/preview-bar>$/s,
    );
  });

  it('reads that nothing is missing, or that the page has no file of its own', () => {
    expect(middle('/movie/aurora', { owed: [] })).toBe('<p>Rien ne manque à cette page</p>');
    expect(middle('/catalogue')).toBe('<p>Cette page n’a pas de fichier à elle.</p>');
    expect(content('/catalogue')).toContain('<b>Aperçu</b></summary>');
  });
});

describe('whoever was sent a link', () => {
  const share = { path: '/movie/aurora', until: Date.parse('2026-12-01T23:00:00Z') };

  it('reads the last day on which it opens the page', () => {
    expect(plain(sharedBar(aPreview, '/de/movie/aurora', share).text)).toBe(
      `<preview-bar lang="de-DE"><link rel="stylesheet" href="/_preview/bar.css"><div><details open>
<summary><b>Vorschau</b></summary>
<p>Vorab geteilte Seite. Dieser Link gilt bis 1. Dezember 2026.</p>
</details></div></preview-bar>`,
    );
    expect(sharedBar(aPreview, undefined, share).text).toContain(
      'vaut jusqu’au 1er décembre 2026.</p>',
    );
  });
});
