import { expect, test } from 'vitest';
import { isOwn, isPicture } from '@/lib/content/media-path';

test.each(['/media/a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.avif'])('“%s” is a picture', (src) => {
  expect(isPicture(src)).toBe(true);
});

test.each(['/media/a.mp4', 'a.jpg.mp4', 'jpg', 'ajpg', 'a.jpg?x', ''])('“%s” is none', (src) => {
  expect(isPicture(src)).toBe(false);
});

test('what the house has among its media is its own, and nothing on the web', () => {
  const own = [
    '/media/a.jpg',
    '/media/',
    'https://example.org/media/a.jpg',
    '/a.jpg',
    'media/a.jpg',
  ];
  expect(own.map(isOwn)).toEqual([true, true, false, false, false]);
});
