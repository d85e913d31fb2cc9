import { expect, test } from 'vitest';
import { walkSite } from '@/tools/house/walk-site';

/** A site of these pages; what is not among them is a file where its address ends in .jpg, else missing. */
function open(pages: Record<string, string>) {
  const asked: string[] = [];
  const ask = async (address: string, whole: boolean) => {
    asked.push(address);
    const html = pages[address];
    if (html === undefined) return { status: address.endsWith('.jpg') ? 200 : 404 };
    return whole ? { status: 200, html } : { status: 200 };
  };
  return { ask, asked };
}

test('a whole site has no fault, and each page and file is asked for once', async () => {
  const { ask, asked } = open({
    '/': '<a href="/movie/a#press"></a><img src="/media/a.jpg"><a href="https://abroad.example/">',
    '/movie/a': '<h2 id="press"></h2><a href="/">home</a><img src="/media/a.jpg">',
  });
  expect(await walkSite(ask, ['/'])).toEqual({ pages: 2, files: 1, faults: [] });
  expect(asked).toEqual(['/', '/movie/a', '/media/a.jpg']);
});

test('what is not there is named with the page that leads to it', async () => {
  const { ask } = open({ '/': '<a href="/movie/lost">', '/shop': '<img src="/media/lost.png">' });
  const { faults } = await walkSite(ask, ['/', '/shop']);
  expect(faults).toEqual(['/ leads to /movie/lost: 404', '/shop leads to /media/lost.png: 404']);
});

test('a place that its page does not have is a fault, in the page itself and in another', async () => {
  const { ask } = open({
    '/': '<a href="#below"></a><a href="/vod#ends">',
    '/vod': '<h2 id="begins">',
  });
  expect((await walkSite(ask, ['/'])).faults).toEqual([
    '/ leads to /#below: the page has no such place',
    '/ leads to /vod#ends: the page has no such place',
  ]);
});

test('a choice of the catalogue is read and leads no further', async () => {
  const { ask, asked } = open({
    '/catalogue': '<a href="/catalogue?genre=war">',
    '/catalogue?genre=war': '<a href="/catalogue?genre=war&amp;year=1920">',
  });
  await walkSite(ask, ['/catalogue']);
  expect(asked).toEqual(['/catalogue', '/catalogue?genre=war']);
});

test('what a script names is no link', async () => {
  const { ask } = open({ '/': '<script>const a = \'<a href="/lost">\'</script>' });
  expect((await walkSite(ask, ['/'])).faults).toEqual([]);
});
