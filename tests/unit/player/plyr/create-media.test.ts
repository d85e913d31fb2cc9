// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createMedia } from '@/lib/player/plyr/create-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';

const source: PlayerSource = {
  ...{ type: 'video', title: '', autoplay: false, poster: '/p.jpg' },
  sources: [{ provider: 'html5', src: '/film.mp4' }],
  tracks: [
    { kind: 'captions', srclang: 'fr', src: '/fr.vtt', label: 'français' },
    { kind: 'chapters', srclang: 'fr', src: '/chapters.vtt' },
  ],
};

test('captions are tracks without a default, with which Plyr leaks; chapters are ours', () => {
  const media = createMedia(source, { provider: 'html5', src: '/film.mp4' });
  const tracks = [...media.querySelectorAll('track')];
  expect(tracks.map(({ label, default: first }) => [label, first])).toEqual([['français', false]]);
});

test('nothing is fetched for a provider: an element that names it', () => {
  const embed = createMedia(source, { provider: 'youtube', src: 'aqz-KE-bpKQ' });
  expect(embed.outerHTML).toBe(
    '<div data-plyr-provider="youtube" data-plyr-embed-id="aqz-KE-bpKQ"></div>',
  );
});
