import { expect, test } from 'vitest';
import { findEmbed } from '@/lib/films/player-source/find-embed';

test('a film at a provider has the provider’s name and a page of its own there', () => {
  expect(findEmbed([{ provider: 'youtube', src: 'aqz-KE-bpKQ' }])).toEqual({
    provider: 'youtube',
    name: 'YouTube',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
  expect(findEmbed([{ provider: 'vimeo', src: '123' }])?.name).toBe('Vimeo');
});

test('a file of the site’s own is no embed', () => {
  expect(findEmbed([{ provider: 'html5', src: '/media/a/film.mp4' }])).toBeUndefined();
});
