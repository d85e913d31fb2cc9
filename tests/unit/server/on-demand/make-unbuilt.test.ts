import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { CallNext } from '@/lib/server/next/call-next';
import { openUnbuilt } from '@/lib/server/on-demand/find-unbuilt';
import { makeUnbuilt } from '@/lib/server/on-demand/make-unbuilt';
import { nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';
import { openPacks } from '@/lib/server/packs/open-packs';
import { createTurns, TooBusy } from '@/lib/server/rendered/turns';

const folder = mkdtempSync(join(tmpdir(), 'bobine-unbuilt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const films = Array.from({ length: 300 }, (_, number) => `film-${number}`);

/** Files over nothing but Next, which says what it was asked. */
function open({ most = 1e6, status = 200 } = {}) {
  const asked: string[] = [];
  const rendering = { now: 0, most: 0 };
  const ask: CallNext = async (path, headers = {}) => {
    rendering.now += 1;
    rendering.most = Math.max(rendering.most, rendering.now);
    asked.push([path, ...Object.values(headers)].join(' '));
    await new Promise((resolve) => setTimeout(resolve, 1));
    rendering.now -= 1;
    return { status, headers: {}, cookies: [], body: Buffer.from(`${path}`.padEnd(2000)) };
  };
  const find = openUnbuilt({ ...nothingUnbuilt, films, drawings: films });
  const make = makeUnbuilt({ ask, secret: 'secret', find, take: createTurns() });
  return { asked, rendering, packs: openPacks(folder, { most, make }) };
}

describe('what the build has left', () => {
  it('is made when it is first asked for, once for all who ask, and kept', async () => {
    const { asked, packs } = open();
    const all = await Promise.all(Array.from({ length: 50 }, () => packs('/fr/movie/film-1.html')));
    expect(new Set(all).size).toBe(1);
    expect(packs('/fr/movie/film-1.html')).toBe(all[0]);
    expect(asked).toEqual(['/movie/film-1 secret']);
  });

  it('is made anew as a page, and its payloads of what was made then', async () => {
    const { asked, packs } = open();
    await packs('/de/movie/film-2.html');
    await packs('/de/movie/film-2.rsc');
    await packs('/de/movie/film-2.segments/_tree.segment.rsc');
    await packs('/poster/film-2_wide.svg.body');
    expect(asked).toEqual([
      '/de/movie/film-2 secret',
      '/de/movie/film-2?_rsc 1',
      expect.stringMatching(/^\/de\/movie\/film-2\?_rsc=[\w-]{16} 1 1 \/_tree$/),
      '/poster/film-2_wide.svg',
    ]);
  });

  it('is not asked of Next where it is unknown', async () => {
    const { asked, packs } = open();
    await expect(packs('/fr/movie/nobody.html')).rejects.toThrow('ENOENT');
    expect(asked).toEqual([]);
  });

  it('takes no more room than there is, however many are asked for, and one at a time is made', async () => {
    const { asked, rendering, packs } = open({ most: 30_000 });
    for (const slug of films) await packs(`/fr/movie/${slug}.html`);
    expect(asked).toHaveLength(films.length);
    expect(rendering.most).toBe(1);
    expect(packs('/fr/movie/film-299.html')).not.toBeInstanceOf(Promise);
    await packs('/fr/movie/film-0.html');
    expect(asked).toHaveLength(films.length + 1);
  });

  it('is refused where too much is asked for at once, and asked for again later', async () => {
    const { packs } = open();
    const coming = films.map((slug) => Promise.resolve(packs(`/fr/movie/${slug}.html`)));
    const settled = await Promise.allSettled(coming);
    const refused = settled.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(200);
    expect(refused.every((one) => one.reason instanceof TooBusy)).toBe(true);
    expect((await packs('/fr/movie/film-299.html')).body.length).toBe(2000);
  });

  it('that Next cannot make fails, and is tried again', async () => {
    const { asked, packs } = open({ status: 500 });
    await expect(packs('/fr/movie/film-1.html')).rejects.toThrow('made with 500');
    await expect(packs('/fr/movie/film-1.html')).rejects.toThrow('made with 500');
    expect(asked).toHaveLength(2);
  });

  it('is made anew once it was let go, also for those who ask while it is being made', async () => {
    const { asked, packs } = open();
    const before = packs('/fr/movie/film-1.html');
    packs.drop('/fr/movie/film-1.html');
    await before;
    await packs('/fr/movie/film-1.html');
    expect(asked).toHaveLength(2);
  });
});

test('who asks has it made in his turn, and whoever goes has it made all the same', async () => {
  const wishes: { visitor?: string | undefined; isWanted: () => boolean }[] = [];
  const asked: unknown[] = [];
  const make = makeUnbuilt({
    ask: async (...given) => {
      asked.push(given);
      return { status: 200, headers: {}, cookies: [], body: Buffer.from('made') };
    },
    secret: 'secret',
    find: (path) => (path === '/fr/vod' ? { file: '/fr/vod.html', headers: {} } : undefined),
    take: async (wish, work) => {
      wishes.push(wish);
      return work();
    },
  });
  expect(String(await make('/fr/vod.html', () => 'someone'))).toBe('made');
  await make('/fr/vod.rsc');
  expect(wishes.map(({ visitor, isWanted }) => [visitor, isWanted()])).toEqual([
    ['someone', true],
    [undefined, true],
  ]);
  expect(asked).toEqual([
    ['/vod', { 'x-prerender-revalidate': 'secret' }],
    ['/vod?_rsc', { rsc: '1' }],
  ]);
  expect(make('/fr/other.html')).toBeUndefined();
});

test('what was not made is said with its address and how it was answered', async () => {
  const find = () => ({ file: '', headers: {} });
  const take = async () => undefined;
  const ask: CallNext = () => Promise.reject(new Error('never'));
  const make = makeUnbuilt({ ask, secret: 'secret', find, take });
  await expect(make('/de/vod.html')).rejects.toThrow('/de/vod was made with undefined');
});
