import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logoRatio } from '@/lib/content/validate/theme/logo-size';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-logo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function ratioOf(content: string | Buffer, name = 'a.svg') {
  writeFileSync(join(folder, name), content);
  return logoRatio(join(folder, name));
}

test.each([
  ['viewBox="0 0 400 100"', 4],
  ['viewBox="0,0,100,300"', 0.333],
  ["viewBox='\n 0, 0  16 9 '", 1.778],
  ['VIEWBOX = "-5 -5 20 10"', 2],
  ['viewBox="0 0 4 1" width="10" height="10"', 4],
  ['width="300" height="200"', 1.5],
  ['width="300px" height="100.5px"', 2.985],
  ['viewBox="0 0 0 0" width="3" height="1"', 3],
  ['viewBox="all of it" width="3" height="1"', 3],
])('an SVG with %s is %d as wide as high', (attributes, ratio) => {
  expect(ratioOf(`<?xml version="1.0"?>\n<svg ${attributes}><g/></svg>`)).toBe(ratio);
});

test.each([
  '',
  'viewBox="0 0 4"',
  'viewBox="0 0 4 -1"',
  'viewBox="0 0 -4 1"',
  'width="300"',
  'height="300"',
  'width="100%" height="50%"',
  'width="10em" height="5em"',
  'width="5x10" height="5"',
  'data-viewBox="0 0 4 1" line-width="4" line-height="2"',
])('an SVG with “%s” does not say its size', (attributes) => {
  expect(ratioOf(`<svg ${attributes}></svg>`)).toBeUndefined();
});

test('the size is that of the drawing, not of what stands in it', () => {
  expect(ratioOf('<svg ><svg viewBox="0 0 4 1"/></svg>')).toBeUndefined();
  expect(ratioOf('no drawing')).toBeUndefined();
});

/** As much of a PNG as says its size. */
function png(width: number, height: number, sign = '\x89PNG\r\n\x1a\n'): Buffer {
  const head = Buffer.alloc(33);
  head.write(sign, 'latin1');
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

test('a PNG says its size in its first block', () => {
  expect(ratioOf(png(640, 480), 'a.png')).toBe(1.333);
  expect(ratioOf(png(70_000, 35_000), 'A.PNG')).toBe(2);
  expect(ratioOf(png(640, 480).subarray(0, 24), 'a.png')).toBe(1.333);
});

test('a PNG that is none, is empty or ends too soon says no size', () => {
  expect(ratioOf(png(640, 480, 'GIF89a'), 'a.png')).toBeUndefined();
  expect(ratioOf(png(640, 0), 'a.png')).toBeUndefined();
  expect(ratioOf(png(0, 480), 'a.png')).toBeUndefined();
  expect(ratioOf(png(640, 480).subarray(0, 23), 'a.png')).toBeUndefined();
  expect(ratioOf('', 'a.png')).toBeUndefined();
  expect(ratioOf('<svg viewBox="0 0 4 1"/>', 'a.png')).toBeUndefined();
});
