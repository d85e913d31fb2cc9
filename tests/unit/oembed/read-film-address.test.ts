import { expect, test } from 'vitest';
import { readFilmAddress } from '@/lib/oembed/answer-oembed';

const read = (address: string) => readFilmAddress(address, 'https://films.example');

test('a film is known by its page and by its player, in either language', () => {
  const french = { slug: 'nerven', locale: 'fr' };
  expect(read('https://films.example/movie/nerven')).toEqual(french);
  expect(read('http://films.example/movie/nerven/?t=90#watch')).toEqual(french);
  expect(read('https://films.example/embed/nerven')).toEqual(french);
  expect(read('https://films.example/de/movie/nerven')).toEqual({ ...french, locale: 'de' });
});

test.each([
  'nerven',
  '/movie/nerven',
  'https://other.example/movie/nerven',
  'https://films.example.other.example/movie/nerven',
  'https://films.example/movie/nerven/end.ics',
  'https://films.example/movie/../etc',
  'https://films.example/it/movie/nerven',
  'javascript://films.example/movie/nerven',
])('%s names none', (address) => {
  expect(read(address)).toBeUndefined();
});
