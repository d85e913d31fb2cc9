import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgePicture } from '@/lib/content/media/judge-picture';

let folder: string;
const judge = (bytes: Buffer | string) => {
  writeFileSync(join(folder, 'a.jpg'), bytes);
  return judgePicture(join(folder, 'a.jpg'))?.found;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-picture-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is a picture', async (format) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  expect(judge(await picture.toFormat(format).toBuffer())).toBeUndefined();
});

test.each([
  ['GIF89a', 'GIF'],
  ['%PDF-1.7', 'PDF'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
  ['<!DOCTYPE html>', 'HTML'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'MP4'],
  ['', 'an empty file'],
])('%j only has the name of one', (bytes, found) => {
  expect(judge(bytes)).toBe(found);
});

test('40 MB of anything are refused by their first bytes', () => {
  expect(judge(Buffer.alloc(40 * 1024 * 1024, 'x'))).toBe('a file that is no picture');
});
