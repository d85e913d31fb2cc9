import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Html, html } from '@/lib/preview/html';
import { changesPart } from '@/lib/server/preview/pages/changes-part';
import { compareAddress } from '@/lib/server/preview/pages/compare-address';
import { compareForm } from '@/lib/server/preview/pages/compare-form';
import { comparePage } from '@/lib/server/preview/pages/compare-page';
import { listPage } from '@/lib/server/preview/pages/list-page';
import { owedPart } from '@/lib/server/preview/pages/owed-part';
import { pageFrame } from '@/lib/server/preview/pages/page-frame';
import { unpublishedPart } from '@/lib/server/preview/pages/unpublished-part';
import { aPreview, plain } from '../a-preview';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T13:30:00Z') }),
);
afterEach(() => void vi.useRealTimers());

const form = (path: string) => `<form class="ask" action="/de/preview/compare">
<label for="path">Seite</label>
<input id="path" name="path" value="${path}" placeholder="/catalogue" required autocapitalize="none" autocomplete="off" spellcheck="false" aria-describedby="path-hint">
<button type="submit">Vergleichen</button>
<p id="path-hint">Die Adresse einer Seite, zum Beispiel /catalogue</p>
</form>`;

describe('a page of the preview’s own', () => {
  it('has the look of the house, a way back, and its other language', () => {
    const page = { title: 'A & B', content: html`<p>c</p>`, path: '/preview?a=1' };
    expect(pageFrame({ ...page, locale: 'de' })).toBe(`<!DOCTYPE html>
<html lang="de-DE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>A &amp; B</title>
<link rel="stylesheet" href="/_preview/page.css">
</head>
<body>
<header>
<a href="/de">← Zurück zur Website</a>
<nav><a href="/preview?a=1" lang="fr-FR">FR</a><a href="/de/preview?a=1" lang="de-DE" aria-current="page">DE</a></nav>
</header>
<p>c</p>
</body>
</html>
`);
    expect(pageFrame({ ...page, locale: 'fr', className: 'wide' })).toContain(
      '<body class="wide">',
    );
  });
});

describe('two languages beside each other', () => {
  it('are asked for by a path', () => {
    expect(compareForm('de').text).toBe(form(''));
    expect(compareForm('de', '/a"b').text).toBe(form('/a&quot;b'));
    expect(compareAddress('/de/movie/a?b=1', 'de')).toBe(
      '/de/preview/compare?path=%2Fmovie%2Fa%3Fb%3D1',
    );
    expect(compareAddress('/movie/a', 'fr')).toBe('/preview/compare?path=%2Fmovie%2Fa');
  });

  it('stand in frames of their own, each named in the editor’s language', () =>
    expect(comparePage('/movie/aurora', 'de')).toBe(
      pageFrame({
        title: 'Beide Sprachen nebeneinander – /movie/aurora',
        content: new Html(`<main>
<h1>Beide Sprachen nebeneinander</h1>
${form('/movie/aurora')}
<div class="both" role="group" tabindex="0" aria-label="Beide Sprachen nebeneinander"><section>
<h2><a href="/movie/aurora">Französisch</a></h2>
<iframe src="/movie/aurora" title="Französisch" lang="fr-FR"></iframe>
</section><section>
<h2><a href="/de/movie/aurora">Deutsch</a></h2>
<iframe src="/de/movie/aurora" title="Deutsch" lang="de-DE"></iframe>
</section></div>
</main>`),
        locale: 'de',
        path: '/preview/compare?path=%2Fmovie%2Faurora',
        className: 'compare',
      }),
    ));
});

describe('/preview', () => {
  const facts = (branch: string) => `<h1>Vorschau</h1>
<p class="lead">Was sich seit der veröffentlichten Fassung geändert hat und was noch fehlt.</p>
<dl class="facts">
<div><dt>Fassung</dt><dd>abc123</dd></div>
<div><dt>Gebaut</dt><dd><time datetime="2026-11-20T10:00:00.000Z">vor 3 Stunden</time><small>20. November 2026 um 11:00</small></dd></div>
${branch}
</dl>`;

  it('says which build it is, and has each part in its order', () => {
    const content = plain(`<main>
${facts('<div><dt>Zweig</dt><dd>aube</dd></div>')}
${changesPart(aPreview, 'de').text}
${unpublishedPart(aPreview, 'de').text}
${owedPart(aPreview, 'de').text}
<section>
<h2>Beide Sprachen nebeneinander</h2>
${form('')}
</section>
</main>`);
    const page = plain(listPage(aPreview, 'de'));
    expect(page.slice(page.indexOf('<main>'), page.indexOf('\n</body>'))).toBe(content);
    expect(page).toContain('<title>Vorschau</title>');
    expect(page).toContain('<a href="/de/preview" lang="de-DE" aria-current="page">DE</a>');
  });

  it('names no branch where there is none', () => {
    const build = { ...aPreview.build, branch: undefined };
    expect(plain(listPage({ ...aPreview, build }, 'de'))).toContain(facts(''));
  });
});
