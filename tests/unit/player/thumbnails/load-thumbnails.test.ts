import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Frame, loadThumbnails } from '@/lib/player/thumbnails/frames';
import { createPreloader, nearbyImages } from '@/lib/player/thumbnails/preload-images';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the file of thumbnails', () => {
  const src = 'https://films.example/t/thumbnails.vtt';
  const file = 'WEBVTT\n\n00:00.000 --> 00:01.000\ns.jpg#xywh=0,0,160,90\n';
  const fetched = vi.fn<typeof fetch>();
  const warn = vi.fn<typeof console.warn>();

  beforeEach(() => {
    fetched.mockReset();
    warn.mockReset();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { baseURI: 'https://films.example/fr/' });
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });

  const answer = (body: string, status = 200) =>
    fetched.mockResolvedValueOnce(new Response(body, { status }));
  const load = (address = src, { signal } = new AbortController()) =>
    loadThumbnails(address, { signal });

  it('has its images beside it, whatever page it is read from', async () => {
    answer(file);
    const [frame] = await load('/media/a/thumbnails.vtt');
    expect(frame?.image).toBe('https://films.example/media/a/s.jpg');
    expect(warn).not.toHaveBeenCalled();
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
  ])('gives no frames and one warning where it is %s', async (_, arrange, reason) => {
    arrange();
    expect(await load()).toEqual([]);
    expect(warn.mock.calls).toEqual([[`No thumbnails from ${src}: ${reason}`]]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is tried twice after %d', async (status) => {
    answer('', status);
    answer(file);
    expect(await load()).toHaveLength(1);
    answer('', status);
    answer('', status);
    expect(await load()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('is given up without a word', async () => {
    const stop = new AbortController();
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const loading = load(src, stop);
    stop.abort();
    expect(await loading).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('images that are fetched ahead', () => {
  const singles: Frame[] = Array.from({ length: 100 }, (_, at) => ({
    ...{ startTime: at, endTime: at + 1, image: `${at}.jpg` },
  }));
  const sheets: Frame[] = singles.map((frame, at) => ({
    ...{ ...frame, image: `sheet-${Math.floor(at / 25)}.jpg` },
    ...{ x: (at % 25) * 160, y: 0, w: 160, h: 90 },
  }));

  it.each([
    [singles, 50, ['51.jpg', '49.jpg', '52.jpg', '48.jpg']],
    [singles, 0, ['1.jpg', '2.jpg']],
    [singles, 99, ['98.jpg', '97.jpg']],
    [singles, -1, []],
    [sheets, 30, ['sheet-2.jpg', 'sheet-0.jpg']],
    [sheets, 99, ['sheet-2.jpg']],
    [sheets.slice(0, 25), 3, []],
  ])('are those beside the frame (%#)', (frames, at, images) => {
    expect(nearbyImages(frames, at)).toEqual(images);
  });

  function preload() {
    vi.useFakeTimers();
    const fetchImage = vi.fn();
    const preloader = createPreloader(fetchImage);
    const rest = (at: number, milliseconds: number) => {
      preloader.near(singles, at);
      vi.advanceTimersByTime(milliseconds);
      return fetchImage.mock.calls.length;
    };
    return { preloader, rest, fetched: () => fetchImage.mock.calls.flat() };
  }

  it('are fetched 300 ms after the pointer has come to rest, and not on its way', () => {
    const { rest, fetched } = preload();
    for (const at of singles.keys()) expect(rest(at, 299)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(fetched()).toEqual(['98.jpg', '97.jpg']);
  });

  it('are not fetched twice, nor where they have been shown, nor once it is stopped', () => {
    const { preloader, rest, fetched } = preload();
    for (const at of [50, 51, 50]) rest(at, 300);
    const all = ['51.jpg', '49.jpg', '52.jpg', '48.jpg', '53.jpg'];
    expect(fetched()).toEqual(all);
    preloader.near(singles, 10);
    preloader.stop();
    vi.advanceTimersByTime(1000);
    expect(fetched()).toEqual(all);
  });
});
