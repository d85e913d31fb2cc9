import { expect, test } from 'vitest';
import { describeMedia } from '@/lib/films/player-source/describe-media';
import { checkSource } from '@/lib/player/source/check-source';

const media = {
  type: 'video' as const,
  poster: '/p.jpg',
  autoplay: false,
  sources: [{ provider: 'html5' as const, src: '/film.mp4' }],
  tracks: [{ kind: 'captions' as const, srclang: 'de' as const, src: '/de.vtt' }],
};
const names = { title: 'Nosferatu', language: (code: string) => `<${code}>` };

test('what the content says is a description the player takes, its tracks named for the visitor', () => {
  const { source } = checkSource(describeMedia(media, names));
  expect(source).toMatchObject({ title: 'Nosferatu', poster: '/p.jpg' });
  expect(source?.tracks).toEqual([{ ...media.tracks[0], label: '<de>' }]);
});

test('an audio work leaves its poster to the page', () => {
  expect(checkSource(describeMedia({ ...media, type: 'audio' }, names)).error).toBeUndefined();
});

test('captions beside subtitles in one language can be told from them', () => {
  const tracks = [
    { kind: 'subtitles' as const, srclang: 'de' as const, src: '/cards.vtt' },
    ...media.tracks,
    { kind: 'captions' as const, srclang: 'fr' as const, src: '/fr.vtt' },
  ];
  const labels = describeMedia({ ...media, tracks }, names).tracks.map(({ label }) => label);
  expect(labels).toEqual(['<de>', '<de> (CC)', '<fr>']);
});
