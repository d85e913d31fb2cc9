import { expect, it } from 'vitest';
import { collectPayloads } from '@/tools/export/collect-payloads';

const answer = (status: number, type = 'text/x-component', text = '') => ({
  status,
  headers: new Headers({ 'content-type': type }),
  body: Buffer.from(text),
});

it('asks for a page’s payload and for each of its segments as the router does', async () => {
  const found = await collectPayloads(
    async (address, headers = {}) => {
      expect([address, headers.rsc]).toEqual(['/vod', '1']);
      return answer(200, undefined, headers['next-router-segment-prefetch'] ?? 'whole');
    },
    '/vod',
    ['/fr/vod.segments/_tree.segment.rsc', '/fr/vod.segments/$d$locale/vod.segment.rsc'],
  );
  expect([...found].map(([file, body]) => [file, body.toString()])).toEqual([
    ['/vod.rsc', 'whole'],
    ['/vod.segments/_tree.segment.rsc', '/_tree'],
    ['/vod.segments/$d$locale/vod.segment.rsc', '/$d$locale/vod'],
  ]);
});

it('a page that is opened whole has an empty one, and never its HTML', async () => {
  for (const given of [answer(204), answer(200, 'text/html', '<html>')]) {
    const found = await collectPayloads(async () => given, '/', []);
    expect([...found].map(([file, body]) => [file, body.length])).toEqual([['/index.rsc', 0]]);
  }
});
