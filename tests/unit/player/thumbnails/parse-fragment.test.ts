import { expect, it } from 'vitest';
import { parseFragment } from '@/lib/player/thumbnails/parse-fragment';

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
