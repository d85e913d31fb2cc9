import { expect, test } from 'vitest';
import { collectSite } from '@/tools/crawl/walk/collect-site';
import { origin, wholePage } from '../crawled-site';

/** A site of these pages and files; everything else is not there. */
function open(pages: Record<string, string>, files: Record<string, string> = {}) {
  const asked: string[] = [];
  const robots = `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml`;
  const sitemap = `<urlset><url><loc>${origin}/listed</loc></url></urlset>`;
  const texts: Record<string, string> = { '/robots.txt': robots, '/sitemap.xml': sitemap };
  const ask = async (address: string) => {
    asked.push(address);
    const body = texts[address] ?? pages[address] ?? '';
    const type = address in pages ? 'text/html' : (files[address] ?? 'text/plain');
    const isThere = body !== '' || address in files;
    return { status: isThere ? 200 : 404, headers: new Headers({ 'content-type': type }), body };
  };
  return { ask, asked };
}

test('every page behind a link or in a sitemap is read once, and each file is asked for', async () => {
  const { ask, asked } = open(
    {
      '/': wholePage('/', { body: '<a href="/vod">a</a><a href="/vod#b">b</a><img src="/a.jpg">' }),
      '/vod': wholePage('/vod'),
      '/listed': wholePage('/listed'),
    },
    { '/a.jpg': 'image/jpeg' },
  );
  const site = await collectSite(ask, ['/']);
  expect([...site.pages.keys()].sort()).toEqual(['/', '/listed', '/vod']);
  expect(site.answers.get('/a.jpg')).toMatchObject({ status: 200, type: 'image/jpeg' });
  expect(site.answers.get('/de/vod')).toMatchObject({ status: 404 });
  expect(new Set(asked).size).toBe(asked.length);
});

test('of choices some of each form are read, and they lead to no further ones', async () => {
  const links = (names: string[]) => names.map((one) => `<a href="/catalogue?${one}">x</a>`).join();
  const genres = ['a', 'b', 'c', 'd', 'e'].map((one) => `genre=${one}`);
  const choice = wholePage('/catalogue', { body: links(['genre=a&amp;year=1920']) });
  const { ask, asked } = open({
    '/': wholePage('/', { body: links(genres) }),
    ...Object.fromEntries(genres.map((one) => [`/catalogue?${one}`, choice])),
  });
  await collectSite(ask, ['/']);
  expect(asked.filter((one) => one.includes('?'))).toEqual([
    ...['/catalogue?genre=a', '/catalogue?genre=c', '/catalogue?genre=e'],
  ]);
});

test('another’s server is never asked', async () => {
  const { ask, asked } = open({
    '/': wholePage('/', { body: '<a href="https://else.example/a">x</a>' }),
  });
  await collectSite(ask, ['/']);
  expect(asked.some((one) => one.includes('else'))).toBe(false);
});

test('a site whose robots.txt names no sitemap is not walked', async () => {
  const ask = async () => ({ status: 404, headers: new Headers(), body: '' });
  await expect(collectSite(ask, ['/'])).rejects.toThrow('names no sitemap');
});
