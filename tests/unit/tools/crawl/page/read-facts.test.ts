import { expect, test } from 'vitest';
import { readFacts } from '@/tools/crawl/page/read-facts';

test('what a browser fetches is told from what the head names for others', () => {
  const { loads } = readFacts(`<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg">
<meta property="og:image" content="https://films.example/og.png"><script src="/a.js"></script>
<picture><source srcset="/b.avif 1x, /c.avif 2x"><img src="/d.jpg" alt="Orlok"></picture>
<video poster="/p.jpg"><source src="/f.mp4"><track src="/f.vtt"></video>`);
  expect(
    loads.map(({ kind, address, self }) => `${kind} ${address}${self ? '' : ' (named)'}`),
  ).toEqual([
    ...['style /a.css', 'picture /i.svg', 'picture https://films.example/og.png (named)'],
    ...['script /a.js', 'picture /b.avif', 'picture /c.avif', 'picture /d.jpg'],
    ...['picture /p.jpg', 'media /f.mp4', 'captions /f.vtt'],
  ]);
});

test('scripts that wait in a template are fetched too', () => {
  const { loads } = readFacts('<template><script src="/a.js"></script></template><p>Orlok</p>');
  expect(loads).toEqual([{ kind: 'script', address: '/a.js', self: true }]);
});

test('text is what can be read or heard, without scripts and styles', () => {
  const { text, heading } = readFacts(
    '<style>a{}</style><h1>Der <em>letzte</em> Mann</h1><img alt="Portier"><script>let a</script>',
  );
  expect(heading).toBe('Der letzte Mann');
  expect(text).toBe('Der letzte Mann Portier');
});

test('a title within a drawing is none of the page', () => {
  const { titles } = readFacts('<title>Nerven</title><svg><title>Zug</title></svg>');
  expect(titles).toEqual(['Nerven']);
});

test('a form and a link lead somewhere, a feed too', () => {
  const { links } = readFacts(
    '<link rel="alternate" type="application/atom+xml" href="/feed"><form action="/catalogue"></form><a href="/vod">',
  );
  expect(links).toEqual(['/feed', '/catalogue', '/vod']);
});

test('what stands there for those without script is read too', () => {
  const { links, text } = readFacts('<noscript><a href="/vod">Tous les films</a></noscript>');
  expect(links).toEqual(['/vod']);
  expect(text).toBe('Tous les films');
});
