import { describe, expect, it } from 'vitest';
import { internalPath } from '@/lib/i18n/locales';
import { type BodyCache, openBodyCache } from '@/lib/server/body-cache/body-cache';
import type { CallNext } from '@/lib/server/call-next';
import {
  createFileRenderer,
  FileNotFoundError,
  readFileRequest,
  warmUp,
} from '@/lib/server/on-demand/render-file';
import { createUnbuiltFinder, nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';
import { createRenderQueue } from '@/lib/server/ssr-cache/render-queue';
import { sharedFolder } from '../../temporary-folder';

describe('createUnbuiltFinder', () => {
  const unbuilt = {
    films: ['faust', 'l-or', 'judex'],
    downloads: ['faust', 'nerven'],
    people: ['max-schreck'],
    framed: ['faust'],
    cards: ['/og/faust.png', '/og/de/faust.png', '/og/l-or.png', '/og/l-or.jpg', '/og/de/l-or.jpg'],
    dated: { start: ['faust'], end: ['l-or'] },
    sheets: ['1920-0'],
    moments: { judex: 60.5 },
  };
  const addresses = [
    ...['/fr/collection/ufa', '/fr/la-maison', '/fr/feed/collection/ufa.xml', '/poster/ufa_de.svg'],
    ...['/fr/movie/faust/screenings.ics', '/fr/seance/a-1.ics', '/.well-known/security.txt'],
  ];
  const find = createUnbuiltFinder(unbuilt, addresses);

  it('finds every unbuilt path, as if the build had written it', () => {
    const paths = [
      ...['/fr/movie/faust', '/de/movie/faust', '/fr/movie/l-or', '/de/movie/l-or'],
      ...['/poster/faust.svg', '/poster/faust_wide.svg', '/poster/faust_scene.svg'],
      ...['/poster/faust_in-de.svg', '/poster/faust_wide-in-de.svg'],
      ...['/poster/faust_a3.pdf', '/poster/faust_phone.png', '/poster/nerven_moving.gif'],
      ...['/og/faust.png', '/og/de/faust.png', '/og/judex_0.jpg', '/og/de/judex_60.jpg'],
      // Old links use the drawn image, in the default language.
      ...['/og/l-or.png', '/og/l-or.jpg', '/og/de/l-or.jpg'],
      ...['/fr/person/max-schreck', '/de/person/max-schreck', '/fr/embed/faust', '/de/embed/faust'],
      ...['/fr/feed/person/max-schreck.xml', '/de/feed/person/max-schreck.xml'],
      ...['/fr/movie/faust/start.ics', '/de/movie/faust/start.ics'],
      ...['/fr/movie/l-or/end.ics', '/de/movie/l-or/end.ics', '/poster/_1920-0.svg'],
      ...addresses,
    ];
    for (const path of paths)
      expect(find(path)?.file, path).toBe(`${path}${path.includes('.') ? '.body' : '.html'}`);
  });

  it.each([
    ['/fr/feed/collection/ufa.xml', 'application/atom+xml; charset=utf-8', undefined],
    ['/fr/movie/faust/screenings.ics', 'text/calendar; charset=utf-8', 'faust.ics'],
    ['/fr/seance/a-1.ics', 'text/calendar; charset=utf-8', 'a-1.ics'],
    ['/fr/movie/l-or/end.ics', 'text/calendar; charset=utf-8', 'l-or-end.ics'],
    ['/poster/ufa_de.svg', 'image/svg+xml', undefined],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', undefined],
  ])('%s has the headers of its route', (path, type, name) => {
    const { headers = {} } = find(path) ?? {};
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(name && `attachment; filename="${name}"`);
  });

  it.each([
    ...['/fr/movie/nobody', '/fr/movie/faust/', '/it/movie/faust', '/fr/movie/faust/x'],
    '/movie/faust',
    ...['/fr/person/nobody', '/fr/person/faust', '/fr/movie/max-schreck', '/person/max-schreck'],
    ...['/fr/feed/person/nobody.xml', '/fr/feed/person/max-schreck', '/fr/feed/movie/faust.xml'],
    ...['/poster/nobody.svg', '/poster/faust_fr.svg', '/poster/_1920-1.svg'],
    ...['/poster/faust', '/poster/l-or_a3.pdf', '/poster/faust_a3.svg', '/poster/faust_a3xpdf'],
    ...['/og/nobody.png', '/og/faust.jpg', '/og/de/l-or.png', '/og/fr/faust.png'],
    ...['/og/it/faust.png', '/og/judex_61.jpg', '/og/judex_024.jpg'],
    ...['/fr/movie/faust/end.ics', '/fr/movie/l-or/start.ics', '/fr/movie/nobody/end.ics'],
    ...['/fr/embed/l-or', '/fr/embed/nobody', '/embed/faust'],
    ...['/fr/movie/constructor', '/fr/movie/__proto__', '/fr/movie/faust%2f', '/'],
  ])('does not find %s', (path) =>
    expect(find(path) ?? find(internalPath(path) === path ? path : '')).toBeUndefined(),
  );
});

describe('createFileRenderer', () => {
  const folder = sharedFolder({ '/fr/vod.html': 'old', '/poster/_1920-0.svg.body': 'old' });

  const films = Array.from({ length: 300 }, (_, number) => `film-${number}`);
  /** A body cache over an empty folder, with a stand-in for Next. */
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
    const [enqueueRender, enqueueDownload] = [
      createRenderQueue(),
      createRenderQueue({ waiting: 2 }),
    ];
    const renderer = createFileRenderer({
      callNext: ask,
      secret: 'secret',
      routes: {
        built: new Map([
          ['/fr/vod', { file: '/fr/vod.html', headers: {} }],
          ['/poster/_1920-0.svg', { file: '/poster/_1920-0.svg.body', headers: {} }],
          ['/fr/news', { file: '/fr/news.html', headers: {}, isAbsent: true }],
        ]),
        unbuilt: createUnbuiltFinder({ ...nothingUnbuilt, films, downloads: films }),
      },
      ...{ enqueueRender, enqueueDownload },
    });
    return {
      ...{ asked, rendering, outdate: renderer.outdate },
      bodyCache: openBodyCache(folder, { most, render: renderer.render }),
    };
  }

  it('renders a file on its first request, once for concurrent requests, and caches it', async () => {
    const { asked, bodyCache } = open();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => bodyCache('/fr/movie/film-1.html')),
    );
    expect(new Set(all).size).toBe(1);
    expect(bodyCache('/fr/movie/film-1.html')).toBe(all[0]);
    expect(asked).toEqual(['/movie/film-1 secret']);
  });

  it('renders pages while what is made of posters waits in a queue of its own', async () => {
    const { bodyCache } = open();
    const download = (number: number) => bodyCache(`/poster/film-${number}_a3.pdf.body`);
    const settled = Promise.allSettled([0, 1, 2, 3, 4].map(download));
    expect((await bodyCache('/fr/movie/film-1.html')).body.length).toBe(2000);
    const refused = (await settled).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
  });

  it('renders what the build has written only once it is outdated', async () => {
    const { asked, bodyCache, outdate } = open();
    expect(String((await bodyCache('/fr/vod.html')).body)).toBe('old');
    outdate((file) => file.endsWith('.html'));
    bodyCache.clear();
    expect(String((await bodyCache('/fr/vod.html')).body)).toMatch(/^\/vod /);
    expect(String((await bodyCache('/poster/_1920-0.svg.body')).body)).toBe('old');
    expect(asked).toEqual(['/vod']);
  });

  it('asks once for a page that does not exist, until the content has changed', async () => {
    const { asked, bodyCache, outdate } = open({ status: 404 });
    for (const file of ['/fr/news.html', '/fr/news.html', '/fr/movie/film-1.html'])
      await expect(bodyCache(file)).rejects.toThrow(FileNotFoundError);
    expect(asked).toEqual(['/news secret', '/movie/film-1 secret']);
    outdate(() => true);
    await expect(bodyCache('/fr/news.html')).rejects.toThrow(FileNotFoundError);
    expect(asked).toHaveLength(3);
  });
});

it.each([
  ['/fr.html', '/', {}],
  ['/de.rsc', '/de?_rsc', { rsc: '1' }],
  [
    '/fr.segments/_tree.segment.rsc',
    expect.stringMatching(/^\/\?_rsc=/),
    { 'next-router-segment-prefetch': '/_tree' },
  ],
  ['/og/de/a.png.body', '/og/de/a.png', {}],
  ['/de/movie/a/end.ics.body', '/de/movie/a/end.ics', {}],
])('readFileRequest of %s has the address %s', (file, address, headers) =>
  expect(readFileRequest(file)).toMatchObject({ address, headers }),
);

const unbuilt = {
  ...nothingUnbuilt,
  films: ['a', 'b', 'c', 'd'],
  people: ['x', 'y'],
  cards: ['/og/a.png'],
};

it('warmUp renders what the build has left out: three films, a poster and one person one after the other, despite errors', async () => {
  const made: string[] = [];
  let now = 0;
  const bodyCache = (async (file: string) => {
    now += 1;
    made.push(`${file}${now > 1 ? ' at once' : ''}`);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    if (file.includes('/b')) throw new Error('no page');
  }) as unknown as BodyCache;
  const built = new Map(
    ['/poster/a.svg', '/poster/b.svg', '/poster/c.svg', '/fr/movie/a'].map((path) => [
      path,
      { file: path, headers: {} },
    ]),
  );
  await warmUp(unbuilt, { built }, bodyCache);
  expect(made).toEqual([
    ...['b', 'c', 'd'].flatMap((film) => [`/fr/movie/${film}.html`, `/de/movie/${film}.html`]),
    '/og/a.png.body',
    '/poster/d.svg.body',
    ...['/fr/person/x.html', '/de/person/x.html'],
  ]);
});
