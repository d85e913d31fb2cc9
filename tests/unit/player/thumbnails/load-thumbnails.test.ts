import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadThumbnails } from '@/lib/player/thumbnails/load-thumbnails';

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

it('reads the frames of a file', async () => {
  answer(file);
  expect(await load()).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

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

it('gives no frames and one warning for an address that is none', async () => {
  answer(file);
  expect(await load('http://')).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
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
