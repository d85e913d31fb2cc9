import { expect, test } from 'vitest';
import { adsOf } from '@/lib/films/ads-of';
import { filmFixture } from './film-fixture';

const media = (...providers: string[]) => ({
  type: 'video',
  sources: providers.map((provider) => ({
    provider,
    src: provider === 'html5' ? '/media/a.mp4' : 'a',
  })),
});
const of = (facts: object, ads?: boolean) =>
  adsOf(filmFixture('a', { media: facts, ...(ads !== undefined && { vod: { ads } }) }));

test('the house says whether advertisements stand before its own files', () => {
  expect(of({ film: media('html5') }, false)).toBe('without');
  expect(of({ audio: { ...media('html5'), type: 'audio' } }, false)).toBe('without');
  expect(of({ film: media('html5') }, true)).toBe('with');
});

test('where a provider may play it, that there are none cannot be promised', () => {
  expect(of({ film: media('youtube') }, false)).toBe('youtube');
  expect(of({ film: media('html5', 'vimeo') }, false)).toBe('vimeo');
  expect(of({ film: media('youtube') }, true)).toBe('with');
  expect(of({ film: media('html5'), trailer: media('youtube') }, false)).toBe('without');
});

test('of a film that is not offered there is nothing to be said', () => {
  expect(of({ film: media('html5') })).toBeUndefined();
  expect(of({}, false)).toBeUndefined();
});
