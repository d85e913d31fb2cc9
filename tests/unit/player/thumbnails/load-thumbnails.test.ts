import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '@/lib/player/thumbnails/frames';
import { loadThumbnails } from '@/lib/player/thumbnails/load-thumbnails';
import {
  createPreloader,
  nearbyImages,
  preloadDelay,
} from '@/lib/player/thumbnails/preload-images';

describe('the file of thumbnails', () => {
  const src = 'https://films.example/t/thumbnails.vtt';

  const file = 'WEBVTT\n\n00:00.000 --> 00:01.000\ns.jpg#xywh=0,0,160,90\n';

  const fetched = vi.fn<typeof fetch>();

  const warn = vi.fn<typeof console.warn>();

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { baseURI: 'https://films.example/fr/' });
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetched.mockReset();
    warn.mockReset();
  });

  const answer = (body: string, status = 200) =>
    fetched.mockResolvedValueOnce(new Response(body, { status }));

  const load = (address = src) => loadThumbnails(address, { signal: new AbortController().signal });

  it('finds images beside the file, whatever page it is read from', async () => {
    answer(file);
    const [frame] = await load('/media/a/thumbnails.vtt');
    expect(frame?.image).toBe('https://films.example/media/a/s.jpg');
  });

  it.each([
    ['missing', () => answer('<h1>404</h1>', 404), `GET ${src} answered 404`],
    ['without the signature', () => answer(file.slice(8)), 'not a WebVTT file'],
    ['a web page', () => answer('<!doctype html>'), 'not a WebVTT file'],
    ['empty', () => answer(''), 'not a WebVTT file'],
    ['without images', () => answer('WEBVTT\n\n00:00.000 --> 00:01.000\n'), 'no images in it'],
    [
      'unreachable',
      () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')),
      'Failed to fetch',
    ],
  ])('gives no frames and one warning for a file that is %s', async (_, arrange, reason) => {
    arrange();
    expect(await load()).toEqual([]);
    expect(warn.mock.calls).toEqual([[`No thumbnails from ${src}: ${reason}`]]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'tries once more after status %d',
    async (status) => {
      answer('', status);
      answer(file);
      expect(await load()).toHaveLength(1);
      expect(fetched).toHaveBeenCalledTimes(2);
    },
  );

  it('does not try a third time, nor again after 404', async () => {
    answer('', 503);
    answer('', 503);
    await load();
    expect(fetched).toHaveBeenCalledTimes(2);
    answer('', 404);
    await load();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('stops without a word when it is aborted', async () => {
    const stop = new AbortController();
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const loading = loadThumbnails(src, { signal: stop.signal });
    stop.abort();
    expect(await loading).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('images that are fetched ahead', () => {
  const singles: Frame[] = Array.from({ length: 100 }, (_, at) => ({
    startTime: at,
    endTime: at + 1,
    image: `${at}.jpg`,
  }));

  const sheets: Frame[] = singles.map((frame, at) => ({
    ...frame,
    image: `sheet-${Math.floor(at / 25)}.jpg`,
    ...{ x: (at % 25) * 160, y: 0, w: 160, h: 90 },
  }));

  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => void vi.useRealTimers());

  it('knows two single images to each side, nearest first', () => {
    expect(nearbyImages(singles, 50)).toEqual(['51.jpg', '49.jpg', '52.jpg', '48.jpg']);
    expect(nearbyImages(singles, 0)).toEqual(['1.jpg', '2.jpg']);
    expect(nearbyImages(singles, 99)).toEqual(['98.jpg', '97.jpg']);
  });

  it('knows the sheets before and after', () => {
    expect(nearbyImages(sheets, 30)).toEqual(['sheet-2.jpg', 'sheet-0.jpg']);
    expect(nearbyImages(sheets, 99)).toEqual(['sheet-2.jpg']);
    expect(nearbyImages(sheets.slice(0, 25), 3)).toEqual([]);
  });

  it('fetches 300 ms after the pointer has come to rest', () => {
    const fetchImage = vi.fn();
    const preloader = createPreloader(fetchImage);
    preloader.near(singles, 50);
    vi.advanceTimersByTime(299);
    expect(fetchImage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fetchImage).toHaveBeenCalledTimes(4);
    expect(preloadDelay).toBe(300);
  });

  it('fetches nothing on the way of a pointer that moves over the whole film', () => {
    const fetchImage = vi.fn();
    const preloader = createPreloader(fetchImage);
    for (const at of singles.keys()) {
      preloader.near(singles, at);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(1000);
    expect(fetchImage.mock.calls).toEqual([['98.jpg'], ['97.jpg']]);
  });

  it('fetches no image twice, nor one that has been shown', () => {
    const fetchImage = vi.fn();
    const preloader = createPreloader(fetchImage);
    for (const at of [50, 51, 50]) {
      preloader.near(singles, at);
      vi.advanceTimersByTime(300);
    }
    expect(fetchImage.mock.calls.flat()).toEqual([
      '51.jpg',
      '49.jpg',
      '52.jpg',
      '48.jpg',
      '53.jpg',
    ]);
  });
});
