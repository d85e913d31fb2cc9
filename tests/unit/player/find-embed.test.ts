import { expect, test } from 'vitest';
import { findEmbed } from '@/lib/player/find-embed';

test('YouTube comes from its host without cookies, Vimeo with tracking declined', () => {
  expect(findEmbed([{ provider: 'youtube', src: 'aqz-KE-bpKQ' }])?.frame).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
  );
  expect(findEmbed([{ provider: 'vimeo', src: '123' }])?.frame).toContain('dnt=1');
});

test('a file of the site’s own is no embed', () => {
  expect(findEmbed([{ provider: 'html5', src: '/media/a/film.mp4' }])).toBeUndefined();
});
