import { expect, test } from 'vitest';
import { filmVideo } from '@/lib/seo/film-video';
import { filmFixture } from '../films/film-fixture';

const now = new Date('2026-11-22');
const file = (size: number) => ({ provider: 'html5', src: `/media/a/${size}.mp4`, size });
const seen = (film: Record<string, unknown>, vod: Record<string, unknown> = {}) =>
  filmVideo(
    filmFixture('a', { media: { film: { type: 'video', ...film } }, vod: { ads: false, ...vod } }),
    now,
  );

test('a shared link shows the largest file of a film that is free here', () => {
  expect(seen({ sources: [file(360), file(720)] })).toEqual({
    ...{ url: '/media/a/720.mp4', type: 'video/mp4', width: 1280, height: 720 },
  });
});

test('its picture has the film’s own ratio', () => {
  expect(seen({ ratio: '4:3', sources: [file(480)] })).toMatchObject({ width: 640, height: 480 });
});

test('not before its offer, not while advertisements pay for it, not what lies with a provider', () => {
  expect(seen({ sources: [file(360)] }, { from: '2027-01-01T00:00:00Z' })).toBeUndefined();
  expect(seen({ sources: [file(360)] }, { ads: true })).toBeUndefined();
  const embed = { provider: 'youtube', src: 'aqz-KE-bpKQ' };
  expect(seen({ sources: [embed] })).toBeUndefined();
  const hls = { provider: 'html5', src: '/media/a/a.m3u8', type: 'application/vnd.apple.mpegurl' };
  expect(seen({ sources: [hls] })).toBeUndefined();
});
