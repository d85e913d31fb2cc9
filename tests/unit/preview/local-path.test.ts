import { expect, it } from 'vitest';
import { localPath } from '@/lib/preview/local-path';

it.each([
  ['/', '/'],
  ['/de/vod?a=1&b=%20', '/de/vod?a=1&b=%20'],
  ['/a/../b', '/b'],
  ['/a#b', '/a'],
  ['/!~]^[', '/!~]^['],
])('%s is sent to as %s', (given, path) => expect(localPath(given)).toBe(path));

it.each([
  ...['', 'vod', '//films.example', '/\\films.example', 'https://films.example/', '/a b', '/a\nb'],
  ...['/é', '/a\\b', '/.//films.example', '/a/..//films.example', 'x/vod', '/a\x7f'],
])('%j leads to the first page', (given) => expect(localPath(given)).toBe('/'));
