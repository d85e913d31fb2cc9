import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areaInPixels } from '@/lib/player/seek-preview/frame-view';
import {
  type Frame,
  findFrame,
  isSprite,
  loadThumbnails,
  parseFragment,
  toFrames,
} from '@/lib/player/seek-preview/frames';
import { nearbyImages } from '@/lib/player/seek-preview/preload-images';
import { parseVtt } from '@/lib/primitives/webvtt';

const base = 'https://films.example/t/thumbnails.vtt';
const read = (...cues: string[]) => toFrames(parseVtt(['WEBVTT', ...cues].join('\n\n')), base);
const frames = read(
  '00:10.000 --> 00:20.000\ns.jpg#xywh=160,0,160,90',
  '00:00.000 --> 00:10.000\ns.jpg#xywh=0,0,160,90',
  '00:30.000 --> 00:40.000\nlate.jpg',
);

it('toFrames sorts frames by time, and gives sprites their area', () => {
  const image = 'https://films.example/t/s.jpg';
  expect(frames).toEqual([
    { startTime: 0, endTime: 10, image, x: 0, y: 0, w: 160, h: 90 },
    { startTime: 10, endTime: 20, image, x: 160, y: 0, w: 160, h: 90 },
    { startTime: 30, endTime: 40, image: 'https://films.example/t/late.jpg' },
  ]);
  expect(frames.map(isSprite)).toEqual([true, true, false]);
});

it('toFrames drops cues without an image or a duration', () => {
  expect(read('00:00.000 --> 00:01.000', '00:02.000 --> 00:01.000\na.jpg')).toEqual([]);
  expect(read('00:00.000 --> 00:01.000\n \n\t\na.jpg \n ')).toHaveLength(1);
});

it.each([
  [0, 0],
  [9.999, 0],
  [10, 1],
  [20, 1],
  [25, -1],
  [30, 2],
  [40, 2],
  [40.001, -1],
  [-1, -1],
])('toFrames finds at %d s the frame %d', (time, index) =>
  expect(findFrame(frames, time)).toBe(index),
);

describe('parseFragment', () => {
  const base = 'https://films.example/media/etude/thumbnails.vtt';
  const folder = 'https://films.example/media/etude/';
  const area = { x: 160, y: 90, w: 320, h: 180 };

  it.each([
    ['relative', 'sprite.jpg', `${folder}sprite.jpg`],
    [
      'in another folder',
      '../other/sprite.jpg?v=2',
      'https://films.example/media/other/sprite.jpg?v=2',
    ],
    ['from the root', '/sprite.jpg', 'https://films.example/sprite.jpg'],
    ['absolute', 'https://cdn.example/s.jpg', 'https://cdn.example/s.jpg'],
    ['protocol-relative', '//cdn.example/s.jpg', 'https://cdn.example/s.jpg'],
    ['data:', 'data:image/gif;base64,R0lGOD//+w==', 'data:image/gif;base64,R0lGOD//+w=='],
    ['between spaces', '  sprite.jpg\r', `${folder}sprite.jpg`],
  ])('resolves a URL that is %s', (_, address, image) => {
    expect(parseFragment(address, base)).toEqual({ image });
    expect(parseFragment(`${address.trim()}#xywh=160,90,320,180`, base)).toEqual({ image, area });
  });

  it.each([
    ['pixels', 'xywh=160,90,320,180'],
    ['pixels by name', 'xywh=pixel:160,90,320,180'],
    ['an encoded area', 'xywh=160%2C90%2C320%2C180'],
    ['an area among other fragments', 't=1,2&xywh=160,90,320,180&id=a'],
    ['the last of several', 'xywh=0,0,1,1&xywh=160,90,320,180'],
    ['the last that is right', 'xywh=160,90,320,180&xywh=bad'],
  ])('reads %s', (_, fragment) =>
    expect(parseFragment(`s.jpg#${fragment}`, base)?.area).toEqual(area),
  );

  it.each([
    'xywh=1,2,3',
    'xywh=1,2,3,4,5',
    'xywh=-1,0,10,10',
    'xywh=0,0,0,10',
    'xywh=em:0,0,1,1',
    'XYWH=0,0,1,1',
    'xywh=a,b,c,d',
    'xywh=%E0%A4%A,0,1,1',
  ])('ignores the invalid area %s', (fragment) =>
    expect(parseFragment(`s.jpg#${fragment}`, base)).toEqual({ image: `${folder}s.jpg` }),
  );

  it.each(['', '   ', 'https://', 'javascript:alert(1)', 'file:///etc/hosts'])(
    'rejects the URL “%s”',
    (address) => expect(parseFragment(address, base)).toBeUndefined(),
  );
});

const frame = { startTime: 0, endTime: 1, image: 's.jpg' };

it.each([
  ['a single image', {}, { x: 0, y: 0, w: 800, h: 450 }],
  [
    'percent of the image',
    { x: 25, y: 50, w: 25, h: 10, unit: 'percent' as const },
    { x: 200, y: 225, w: 200, h: 45 },
  ],
  ['an area beyond the image', { x: 720, y: 0, w: 160, h: 90 }, { x: 720, y: 0, w: 80, h: 90 }],
])('areaInPixels converts %s', (_, area, pixels) =>
  expect(areaInPixels({ ...frame, ...area }, 800, 450)).toEqual(pixels),
);

describe('loadThumbnails', () => {
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

  const respond = (body: string, status = 200) =>
    fetched.mockResolvedValueOnce(new Response(body, { status }));
  const load = (address = src, { signal } = new AbortController()) =>
    loadThumbnails(address, { signal });

  it('resolves images against the file', async () => {
    respond(file);
    const [frame] = await load('/media/a/thumbnails.vtt');
    expect(frame?.image).toBe('https://films.example/media/a/s.jpg');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['missing', () => respond('<h1>404</h1>', 404), `GET ${src} answered 404`],
    ['without the signature', () => respond(file.slice(8)), 'not a WebVTT file'],
    ['a web page', () => respond('<!doctype html>'), 'not a WebVTT file'],
    ['empty', () => respond(''), 'not a WebVTT file'],
    ['without images', () => respond('WEBVTT\n\n00:00.000 --> 00:01.000\n'), 'no images in it'],
    ['away', () => fetched.mockRejectedValueOnce(new TypeError('lost')), 'lost'],
  ])('returns no frames and warns once if the file is %s', async (_, arrange, reason) => {
    arrange();
    expect(await load()).toEqual([]);
    expect(warn.mock.calls).toEqual([[`No thumbnails from ${src}: ${reason}`]]);
  });
});

const singles: Frame[] = Array.from({ length: 100 }, (_, at) => ({
  ...{ startTime: at, endTime: at + 1, image: `${at}.jpg` },
}));
const sprites: Frame[] = singles.map((frame, at) => ({
  ...{ ...frame, image: `sprite-${Math.floor(at / 25)}.jpg` },
  ...{ x: (at % 25) * 160, y: 0, w: 160, h: 90 },
}));

it.each([
  [singles, 50, ['51.jpg', '49.jpg', '52.jpg', '48.jpg']],
  [singles, 0, ['1.jpg', '2.jpg']],
  [singles, 99, ['98.jpg', '97.jpg']],
  [singles, -1, []],
  [sprites, 30, ['sprite-2.jpg', 'sprite-0.jpg']],
  [sprites, 99, ['sprite-2.jpg']],
  [sprites.slice(0, 25), 3, []],
])('nearbyImages lists the images beside a frame (%#)', (frames, at, images) =>
  expect(nearbyImages(frames, at)).toEqual(images),
);
