import { expect, test } from 'vitest';
import { framedMedia } from '@/lib/films/player-source/framed-media';
import { filmFixture } from '../film-fixture';

const now = new Date('2026-11-22T12:00:00Z');
const file = (src: string, type = 'video') => ({ type, sources: [{ provider: 'html5', src }] });
const media = {
  film: file('/media/a/film.mp4'),
  trailer: file('/media/a/trailer.mp4'),
  audio: file('/media/a/talk.mp3', 'audio'),
};
const runs = (facts: Record<string, unknown>) =>
  framedMedia(filmFixture('a', facts), now)?.sources[0]?.src;

test('the film runs while it is offered, then its trailer', () => {
  expect(runs({ media, vod: { ads: false } })).toBe('/media/a/film.mp4');
  expect(runs({ media, vod: { ads: false, until: '2026-11-22T12:00:00Z' } })).toBe(
    '/media/a/trailer.mp4',
  );
  expect(runs({ media })).toBe('/media/a/trailer.mp4');
});

test('a sound runs where nothing can be watched', () => {
  expect(runs({ media: { audio: media.audio }, vod: { ads: false } })).toBe('/media/a/talk.mp3');
  expect(runs({ media: { audio: media.audio } })).toBeUndefined();
});

test('what lies with a provider is left to it', () => {
  const elsewhere = { type: 'video', sources: [{ provider: 'vimeo', src: '1' }] };
  expect(runs({ media: { film: elsewhere }, vod: { ads: false } })).toBeUndefined();
  expect(runs({ media: { ...media, film: elsewhere }, vod: { ads: false } })).toBe(
    '/media/a/trailer.mp4',
  );
});
