import { expect, test } from 'vitest';
import { mediaUrlSchema } from '@/lib/content/schema/media-url';
import { faultsOf } from './faults-of';

test.each([
  'https://media.example',
  'https://media.example/films',
  'HTTPS://media.example/a/b',
  'http://localhost:9000',
  'http://localhost/films',
  'http://127.0.0.1:9000/films',
])('media may lie at %s', (url) => {
  expect(faultsOf(mediaUrlSchema, url)).toEqual([]);
});

test.each([
  'http://media.example',
  'https://media.example/',
  'https://media.example?',
  'https://media.example#',
  'https://media.example/a?b=c',
  'https://media.example/a#b',
  'https://media.example/a b',
  'https://media.example ',
  'http://localhost.example',
  'http://127x0.0.1:9000',
  'xhttps://media.example',
  'https://[media',
  '/media',
])('media do not lie at %j', (url) => {
  expect(faultsOf(mediaUrlSchema, url)).toEqual([
    ': an address that begins with https:// and has no slash at its end: https://media.example/films',
  ]);
});
