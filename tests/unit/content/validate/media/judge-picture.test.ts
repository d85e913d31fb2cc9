import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgePicture } from '@/lib/content/validate/media/judge-picture';

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

const heading = (text: string) => Buffer.from(text, 'latin1');

test.each([
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'RIFF\0\0\0\0WEBPVP8 ',
  '\0\0\0\x18ftypavif\0\0\0\0',
  '\0\0\0\x18ftypavis\0\0\0\0',
  '\0\0\0\x20ftypmif1\0\0\0\0miafavif',
])('%j begins as a picture does', (text) => {
  expect(judge(heading(text))).toBeUndefined();
});

test.each([
  ['GIF89a', 'GIF'],
  ['GIF87a', 'GIF'],
  ['%PDF-1.7', 'PDF'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
  ['\n  <?xml version="1.0"?>', 'SVG'],
  [' <!-- drawn -->', 'SVG'],
  ['<!DOCTYPE html>', 'HTML'],
  ['\n <HTML lang="fr">', 'HTML'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x18ftypheix\0\0\0\0', 'HEIC'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'HEIC'],
  ['\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'MP4'],
  [`\0\0\0\x18ftypisom${'\0'.repeat(52)}avif`, 'MP4'],
  [`\0\0\0\x18ftypisom${'\0'.repeat(52)}heic`, 'MP4'],
  ['\0\0\0ftypavif', 'a file that is no picture'],
  ['RIFF\0\0\0\0WAVE', 'a file that is no picture'],
  ['\0\0\0\0\0\0\0\0WEBP', 'a file that is no picture'],
  ['x\xff\xd8\xff', 'a file that is no picture'],
  ['x\x89PNG\r\n', 'a file that is no picture'],
  ['x GIF89a %PDF <svg> <html>', 'a file that is no picture'],
  ['<p>', 'a file that is no picture'],
  ['', 'an empty file'],
])('%j only has the name of one', (text, found) => {
  expect(judge(heading(text))).toBe(found);
});

test('it is said what a picture would be', () => {
  writeFileSync(join(folder, 'a.jpg'), 'GIF89a');
  expect(judgePicture(join(folder, 'a.jpg'))).toEqual({
    found: 'GIF',
    expected: 'a JPEG, PNG, WebP or AVIF: this one only has the name of one',
  });
});

test('40 MB of anything are refused by their first bytes', () => {
  expect(judge(Buffer.alloc(40 * 1024 * 1024, 'x'))).toBe('a file that is no picture');
});
