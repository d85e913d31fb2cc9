import { expect, it } from 'vitest';
import { contentType } from '@/lib/server/headers/content-type';

it.each([
  ['application/javascript; charset=utf-8', 'js mjs'],
  ['text/css; charset=utf-8', 'css'],
  ['application/json; charset=utf-8', 'json map'],
  ['text/plain; charset=utf-8', 'txt'],
  ['text/csv; charset=utf-8', 'csv'],
  ['application/xml; charset=utf-8', 'xml'],
  ['text/vtt; charset=utf-8', 'vtt'],
  ['image/svg+xml', 'svg'],
  ['application/vnd.apple.mpegurl', 'm3u8'],
  ['application/manifest+json', 'webmanifest'],
  ['application/wasm', 'wasm'],
  ['font/woff2', 'woff2'],
  ['font/woff', 'woff'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg jpeg JPG'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['image/x-icon', 'ico'],
  ['video/mp4', 'mp4 m4v'],
  ['video/webm', 'webm'],
  ['video/iso.segment', 'm4s'],
  ['video/mp2t', 'ts'],
  ['audio/mp4', 'm4a'],
  ['audio/mpeg', 'mp3'],
  ['audio/ogg', 'ogg opus'],
  ['audio/wav', 'wav'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'zip'],
  ['image/tiff', 'tif tiff'],
])('%s is what files end with by %s', (type, endings) => {
  for (const ending of endings.split(' ')) expect(contentType(`/media/a.b.${ending}`)).toBe(type);
});

it.each(['/media/a', '/media/a.exe', '/media/.js', '/a.js/b'])(
  '%s is bytes, which no browser runs or shows',
  (path) => expect(contentType(path)).toBe('application/octet-stream'),
);
