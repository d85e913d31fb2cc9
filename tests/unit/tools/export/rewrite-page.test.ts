import { expect, it } from 'vitest';
import { listLinks, ownAddress } from '@/tools/export/list-links';
import { rewritePage } from '@/tools/export/rewrite-page';

const script = '<script>self.a=[\'<a href="/catalogue?genre=drama">\']</script>';
const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head><body class="b">
<a href="/catalogue?genre=drama&amp;page=2">a</a><a href="/catalogue?q=x#list">b</a>
<a href="/_i18n/choose?locale=de&amp;page=%2Fde%2Fcatalogue%3Fgenre%3Ddrama">de</a>
<a href="/_i18n/choose?locale=de&amp;page=%2Fde%2Fpage-not-found">de</a>
<a href="/shop#book">c</a><a href="https://a.example/catalogue?a=b">d</a>${script}</body></html>`;
const there = ['/catalogue?genre=drama&page=2', '/de/catalogue?genre=drama'];
const rewritten = rewritePage({
  html,
  policy: "script-src 'self'; frame-ancestors 'none'",
  isThere: (address) => there.includes(address),
  notice: '<p>Words</p>',
});

it('links need no server: choices have their pages, languages theirs', () => {
  expect(
    [...rewritten.replace(script, '').matchAll(/<a href="([^"]*)"/g)].map(([, a]) => a),
  ).toEqual([
    '/catalogue/genre=drama&amp;page=2',
    '/catalogue#list',
    '/de/catalogue/genre=drama',
    '/de',
    '/shop#book',
    'https://a.example/catalogue?a=b',
  ]);
});

it('an order is given to the site itself, by a link or a form', () => {
  const selling = rewritePage({
    html: '<head></head><form action="/de/commande"></form><a href="/retractation">a</a><a href="/shop/commande">b</a><form action="/catalogue"></form>',
    policy: "form-action 'self'; script-src 'self'",
    isThere: () => true,
  });
  expect([...selling.matchAll(/ (?:action|href)="([^"]*)"/g)].map(([, link]) => link)).toEqual([
    'https://bobine.example/de/commande',
    'https://bobine.example/retractation',
    '/shop/commande',
    '/catalogue',
  ]);
  expect(selling).toContain('form-action &#39;self&#39; https://bobine.example; script-src');
});

it('inline scripts stay as they are, since the policy names them by their hashes', () => {
  expect(rewritten).toContain(script);
});

it('the policy stands before every script, without what a meta may not say', () => {
  expect(rewritten).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39;"\/><script src="\/_mirror\/start.js"><\/script><title>/,
  );
});

it('who has no script is told what to do first', () => {
  expect(rewritten).toContain('<body class="b"><noscript><p>Words</p></noscript>');
  expect(rewritePage({ html, policy: '', isThere: () => true })).not.toContain('<noscript>');
});

it('lists what a page leads to and is drawn with, and nothing that a script says', () => {
  const links = listLinks(
    `<img srcSet="/a.webp 1x, /b.webp 2x" src="/c&amp;d.webp"/><script src="/e.js"></script>${script}`,
  );
  expect(links).toEqual(['/c&d.webp', '/a.webp', '/b.webp', '/e.js']);
  expect(['/a?b#c', '//a.example', 'https://a.example', '#a'].map(ownAddress)).toEqual([
    '/a?b',
    undefined,
    undefined,
    undefined,
  ]);
});
