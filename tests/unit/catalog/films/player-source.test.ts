import { expect, test } from 'vitest';
import { findEmbeddableMedia } from '@/lib/catalog/films/embed-page';
import { describeMedia, findEmbed } from '@/lib/catalog/films/player-source';
import { hasTranscript, toTranscriptParts } from '@/lib/catalog/films/transcript';
import { filmFixture, ownVideo, youTubeVideo } from './film-fixture';

const captions = { kind: 'captions' as const, srclang: 'de' as const, src: '/de.vtt' };
const media = {
  type: 'video' as const,
  poster: '/p.jpg',
  autoplay: false,
  sources: [{ provider: 'html5' as const, src: '/film.mp4' }],
  tracks: [captions],
};
const names = { title: 'Nosferatu', locale: 'fr' as const };

test('describeMedia lists the page’s language first and the others by name, with captions marked beside subtitles', () => {
  const subtitles = { ...captions, kind: 'subtitles' as const, src: '/cards.vtt' };
  const of = (srclang: string) => ({ ...captions, srclang, src: `/${srclang}.vtt` });
  const tracks = [of('it'), captions, of('en'), subtitles, of('fr')];
  const labels = describeMedia({ ...media, tracks }, names).tracks.map(({ label }) => label);
  expect(labels).toEqual(['français', 'allemand', 'allemand (CC)', 'anglais', 'italien']);
});

test('findEmbed returns the provider of a source and its page there', () => {
  expect(findEmbed([{ provider: 'youtube', src: 'aqz-KE-bpKQ' }])).toEqual({
    provider: 'youtube',
    name: 'YouTube',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
  expect(findEmbed([{ provider: 'vimeo', src: '1084537?h=2ab4c8' }])).toMatchObject({
    ...{ name: 'Vimeo', page: 'https://vimeo.com/1084537/2ab4c8' },
  });
  expect(findEmbed([{ provider: 'html5', src: '/media/a/film.mp4' }])).toBeUndefined();
});

const fileAt = (src: string, type = 'video') => ({ type, sources: [{ provider: 'html5', src }] });
const film = fileAt('/media/film.mp4');
const trailers = [{ kind: 'trailer', ...fileAt('/media/trailer.mp4') }];
const audio = fileAt('/media/talk.mp3', 'audio');
const vod = { ads: false };

test.each([
  ['an offered film', { media: { film, audio }, trailers, vod }, '/media/film.mp4'],
  [
    'a film whose offer has ended',
    { media: { film }, trailers, vod: { ads: false, until: '2026-11-22T12:00:00Z' } },
    '/media/trailer.mp4',
  ],
  ['a film without an offer', { media: { film, audio }, trailers }, '/media/trailer.mp4'],
  [
    'a film whose first trailer is at a provider, and whose clip is not',
    {
      trailers: [
        { kind: 'trailer', ...youTubeVideo },
        { kind: 'clip', ...fileAt('/media/clip.mp4') },
        { kind: 'trailer', ...fileAt('/media/second.mp4') },
      ],
    },
    '/media/second.mp4',
  ],
  ['an offered audio', { media: { audio }, vod }, '/media/talk.mp3'],
  ['an audio without an offer', { media: { audio } }, undefined],
  ['a film at a provider', { media: { film: youTubeVideo }, vod }, undefined],
  [
    'a film at a provider with a trailer',
    { media: { film: youTubeVideo }, trailers, vod },
    '/media/trailer.mp4',
  ],
])('findEmbeddableMedia of %s', (_, facts, src) => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(findEmbeddableMedia(filmFixture('a', facts), 'fr', now)?.sources[0]?.src).toBe(src);
});

test.each([
  ['captions', '/media/a.vtt', { vod: { ads: false } }, true],
  ['subtitles', '/media/a.vtt', { vod: { ads: false } }, true],
  ['chapters', '/media/a.vtt', { vod: { ads: false } }, false],
  ['captions', 'https://a.example/a.vtt', { vod: { ads: false } }, false],
  ['captions', '/media/a.vtt', {}, false],
])('a film with %s at %s and %j has a transcript: %s', (kind, src, facts, has) => {
  const film = { ...ownVideo, tracks: [{ kind, srclang: 'fr', src }] };
  expect(hasTranscript(filmFixture('a', { media: { film }, ...facts }))).toBe(has);
});

const entry = (startTime: number, text: string) => ({ startTime, endTime: startTime + 2, text });

test('toTranscriptParts makes entries without a pause one passage', () => {
  const [part] = toTranscriptParts([entry(1, 'A'), entry(4, 'B'), entry(30, 'C')], []);
  expect(part?.title).toBeUndefined();
  expect(part?.passages).toEqual([
    { startTime: 1, lines: ['A', 'B'] },
    { startTime: 30, lines: ['C'] },
  ]);
});
