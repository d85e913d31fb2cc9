import { expect, it } from 'vitest';
import { standIn } from '@/tools/export/browser/stand-in';

const asked: string[] = [];
const files: Record<string, string> = {
  '/vod.rsc': 'payload of /vod',
  '/movie/guest.rsc': '',
  '/index.rsc': 'payload of /',
  '/de/vod.segments/_tree.segment.rsc': 'its tree',
  '/_mirror/cards.de.json': '[{"slug":"a"},{"slug":"b"},{"slug":"c"}]',
};
const ask = (async (path: string) => {
  asked.push(path);
  const text = files[path];
  return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
}) as typeof fetch;
const films = async () => ({
  answerFilms: async (params: URLSearchParams) => Response.json([...params]),
  findSurprise: async () => '/',
});
const get = (path: string, headers: Record<string, string> = {}) =>
  standIn(new URL(path, 'http://a.example'), new Headers(headers), { ask, films });

it('the router gets the payload of a page, as from the address it asked for', async () => {
  const answer = await get('/vod?_rsc=abc', { rsc: '1' });
  expect(await answer?.text()).toBe('payload of /vod');
  expect(answer?.url).toBe('http://a.example/vod?_rsc=abc');
  expect(answer?.headers.get('content-type')).toBe('text/x-component');
  expect(answer?.headers.get('x-nextjs-rewritten-path')).toBe('/fr/vod');
  expect(await (await get('/', { rsc: '1' }))?.text()).toBe('payload of /');
});

it('a segment alone is told as one', async () => {
  const answer = await get('/de/vod', { rsc: '1', 'next-router-segment-prefetch': '/_tree' });
  expect(await answer?.text()).toBe('its tree');
  expect(answer?.headers.get('x-nextjs-postponed')).toBe('2');
  expect(answer?.headers.get('x-nextjs-rewritten-path')).toBeNull();
});

it('where there is no payload, the router has the browser open the page', async () => {
  for (const path of ['/movie/a', '/movie/guest']) {
    const answer = await get(path, { rsc: '1' });
    expect([answer?.status, answer?.url]).toEqual([204, `http://a.example${path}`]);
    expect(await answer?.body?.getReader().read()).toMatchObject({ done: true });
  }
});

it('facts of cards come in the order in which they were asked for, unknown ones left out', async () => {
  const answer = await get('/api/cards?locale=de&films=c,x,a');
  expect(await answer?.json()).toEqual([{ slug: 'c' }, { slug: 'a' }]);
  expect((await get('/api/cards?locale=xx&films=a'))?.status).toBe(404);
});

it('films are searched here, and everything else is asked for', async () => {
  expect(await (await get('/api/films?q=a'))?.json()).toEqual([['q', 'a']]);
  expect(get('/builds/latest.json')).toBeUndefined();
});
