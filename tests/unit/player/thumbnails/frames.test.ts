import { describe, expect, it } from 'vitest';
import { areaInPixels } from '@/lib/player/thumbnails/frame-view';
import { findFrame, isSprite, parseFragment, toFrames } from '@/lib/player/thumbnails/frames';
import { boxLeft, shareOf, thumbnailTime } from '@/lib/player/thumbnails/seek-bar';
import { parseVtt } from '@/lib/primitives/webvtt';

describe('frames', () => {
  const base = 'https://films.example/t/thumbnails.vtt';
  const read = (...cues: string[]) => toFrames(parseVtt(['WEBVTT', ...cues].join('\n\n')), base);
  const frames = read(
    '00:10.000 --> 00:20.000\ns.jpg#xywh=160,0,160,90',
    '00:00.000 --> 00:10.000\ns.jpg#xywh=0,0,160,90',
    '00:30.000 --> 00:40.000\nlate.jpg',
  );

  it('makes frames in the order of time, sprites with their area and single images without', () => {
    const image = 'https://films.example/t/s.jpg';
    expect(frames).toEqual([
      { startTime: 0, endTime: 10, image, x: 0, y: 0, w: 160, h: 90 },
      { startTime: 10, endTime: 20, image, x: 160, y: 0, w: 160, h: 90 },
      { startTime: 30, endTime: 40, image: 'https://films.example/t/late.jpg' },
    ]);
    expect(frames.map(isSprite)).toEqual([true, true, false]);
  });

  it('leaves out cues without an image and cues without a length', () => {
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
  ])('at %d s finds frame %d', (time, index) => {
    expect(findFrame(frames, time)).toBe(index);
  });

  it('finds each of a thousand frames', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      startTime: at,
      endTime: at + 1,
      image: `${at}.jpg`,
    }));
    const found = many.map((frame) => findFrame(many, frame.startTime + 0.5));
    expect(found).toEqual(many.map((_, at) => at));
  });
});

describe('the address of a frame', () => {
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
  ])('finds an image whose address is %s', (_, address, image) => {
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
  ])('reads %s', (_, fragment) => {
    expect(parseFragment(`s.jpg#${fragment}`, base)?.area).toEqual(area);
  });

  it('reads per cent, with decimals', () => {
    const found = parseFragment('s.jpg#xywh=percent:12.5,0,25,50', base);
    expect(found?.area).toEqual({ x: 12.5, y: 0, w: 25, h: 50, unit: 'percent' });
  });

  it.each([
    'xywh=1,2,3',
    'xywh=1,2,3,4,5',
    'xywh=-1,0,10,10',
    'xywh=0,0,0,10',
    'xywh=em:0,0,1,1',
    'XYWH=0,0,1,1',
    'xywh=a,b,c,d',
    'xywh=%E0%A4%A,0,1,1',
  ])('takes the whole image where the area is wrong: %s', (fragment) => {
    expect(parseFragment(`s.jpg#${fragment}`, base)).toEqual({ image: `${folder}s.jpg` });
  });

  it.each(['', '   ', 'https://', 'javascript:alert(1)', 'file:///etc/hosts'])(
    'finds no image in “%s”',
    (address) => {
      expect(parseFragment(address, base)).toBeUndefined();
    },
  );
});

describe('its part of an image', () => {
  const frame = { startTime: 0, endTime: 1, image: 's.jpg' };

  it('shows the whole of a single image', () => {
    expect(areaInPixels(frame, 320, 180)).toEqual({ x: 0, y: 0, w: 320, h: 180 });
  });

  it('counts per cent of the image’s natural size', () => {
    const sprite = { ...frame, x: 25, y: 50, w: 25, h: 10, unit: 'percent' as const };
    expect(areaInPixels(sprite, 800, 450)).toEqual({ x: 200, y: 225, w: 200, h: 45 });
  });

  it('cuts an area to what there is of the image', () => {
    const sprite = { ...frame, x: 720, y: 0, w: 160, h: 90 };
    expect(areaInPixels(sprite, 800, 450)).toMatchObject({ x: 720, w: 80 });
  });
});

describe('its place', () => {
  it('never shows a time later than one second before the end, nor one before the start', () => {
    expect(thumbnailTime(0.5, 45)).toBe(22.5);
    expect(thumbnailTime(1, 45)).toBe(44);
    expect(thumbnailTime(1, 0.4)).toBe(0);
  });

  it('keeps ten pixels from both edges of the player', () => {
    const player = { left: 100, right: 900 };
    expect(boxLeft(500, 160, player)).toBe(420);
    expect(boxLeft(100, 160, player)).toBe(110);
    expect(boxLeft(900, 160, player)).toBe(730);
  });

  it('keeps a share between 0 and 1, also where there is no length', () => {
    expect([shareOf(-5, 10), shareOf(5, 10), shareOf(50, 10)]).toEqual([0, 0.5, 1]);
    expect([shareOf(5, 0), shareOf(5, Number.NaN)]).toEqual([0, 0]);
  });
});
