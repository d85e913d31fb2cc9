import { expect, test } from 'vitest';
import { absoluteUrl } from '@/lib/site/absolute-url';

test('the home page has one address, without a slash at its end', () => {
  expect(['/', '/de', '/vod', '/media/été/a b.jpg'].map(absoluteUrl)).toEqual([
    'https://bobine.example',
    'https://bobine.example/de',
    'https://bobine.example/vod',
    'https://bobine.example/media/%C3%A9t%C3%A9/a%20b.jpg',
  ]);
  expect(absoluteUrl('https://media.example/a.mp4')).toBe('https://media.example/a.mp4');
});
