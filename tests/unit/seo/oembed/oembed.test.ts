import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fitFrame, titleRowHeight } from '@/lib/seo/oembed/embed-frame';
import { readFilmAddress } from '@/lib/seo/oembed/oembed-response';

describe('fit frame', () => {
  test('a frame has the picture in its ratio and the row of its title below', () => {
    expect(fitFrame('16:9', {})).toEqual({ width: 960, height: 540 + titleRowHeight });
    expect(fitFrame('4:3', { width: 400 })).toEqual({ width: 400, height: 300 + titleRowHeight });
    expect(fitFrame('1:1', { height: 240 })).toEqual({ width: 200, height: 240 });
  });

  test('no side is longer than there is room, however little there is', () => {
    for (const ratio of ['16:9', '4:3', '47:20'])
      for (const width of [1, 7, 333, 5000])
        for (const height of [1, 41, 211, 5000]) {
          const frame = fitFrame(ratio, { width, height });
          expect(frame.width, ratio).toBeLessThanOrEqual(width);
          expect(frame.height, ratio).toBeLessThanOrEqual(height);
          expect(Math.min(frame.width, frame.height)).toBeGreaterThan(0);
        }
  });

  test('the row is as high as the style sheet has it', () => {
    const css = readFileSync('components/player/embedded/embedded.css', 'utf8');
    expect(css).toContain(`--foot: ${titleRowHeight}px;`);
  });
});

describe('read film address', () => {
  const read = (address: string) => readFilmAddress(address, 'https://films.example');

  test('a film is known by its page and by its player, in either language', () => {
    const french = { slug: 'nerven', locale: 'fr' };
    expect(read('https://films.example/movie/nerven')).toEqual(french);
    expect(read('http://films.example/movie/nerven/?t=90#watch')).toEqual(french);
    expect(read('https://films.example/embed/nerven')).toEqual(french);
    expect(read('https://films.example/de/movie/nerven')).toEqual({ ...french, locale: 'de' });
  });

  test.each([
    ...['nerven', '/movie/nerven', 'https://other.example/movie/nerven'],
    'https://films.example.other.example/movie/nerven',
    ...['https://films.example/movie/nerven/end.ics', 'https://films.example/movie/../etc'],
    ...['https://films.example/it/movie/nerven', 'javascript://films.example/movie/nerven'],
  ])('%s names none', (address) => expect(read(address)).toBeUndefined());
});
