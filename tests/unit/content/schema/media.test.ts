import { expect, test } from 'vitest';
import { mediaSchema } from '@/lib/content/schema/media';
import { filmRatioSchema } from '@/lib/content/schema/picture-and-sound';
import { fieldsOf, issuesOf } from './issues-of';

const file = { provider: 'html5', src: '/media/a/film.mp4' };
const media = { type: 'video', sources: [file] };
const track = { kind: 'captions', srclang: 'fr', src: '/media/a/fr.vtt' };

test('a medium needs a type and a source, and accepts the whole setup of the player', () => {
  expect(mediaSchema.parse(media)).toEqual({ ...media, autoplay: false, tracks: [] });
  const full = {
    ...{ type: 'audio', title: { de: 'Ton' }, poster: 'https://a.example/p.jpg', autoplay: true },
    sources: [
      { ...file, type: 'video/mp4', size: 720 },
      { provider: 'vimeo', src: '1084537?h=2ab4c8' },
    ],
    tracks: [track, { ...track, kind: 'chapters' }],
    previewThumbnails: { src: '/media/a/thumbnails.vtt' },
  };
  expect(mediaSchema.parse(full)).toEqual(full);
  expect(issuesOf(mediaSchema, { ...media, ratio: '4:3' })).toEqual([]);
});

test.each([
  [{ sources: [] }, 'sources'],
  [{ sources: [{ ...file, hight: 72 }] }, 'sources.0'],
  [{ tracks: [{ ...track, srclang: 'FR' }] }, 'tracks.0.srclang'],
  [{ ratio: 'wide' }, 'ratio'],
  [{ type: 'audio', ratio: '4:3' }, 'ratio'],
  [{ previewThumbnails: {} }, 'previewThumbnails.src'],
])('a medium with %j has an issue at %s', (change, field) =>
  expect(fieldsOf(mediaSchema, { ...media, ...change })).toEqual([field]),
);

test.each([
  ['youtube', 'aqz-KE-bpKQ', 'youtu.be/aqz-KE-bpKQ?si=x'],
  ['youtube', 'aqz-KE-bpKQ', 'https://m.youtube.com/watch?t=9&v=aqz-KE-bpKQ'],
  ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['vimeo', '76979871', 'https://vimeo.com/channels/staff/76979871#t=9'],
  ['vimeo', '1084537?h=2ab4c8', 'https://vimeo.com/1084537/2ab4c8?share=copy'],
  ['vimeo', '1084537?h=2ab4c8', 'https://player.vimeo.com/video/1084537?dnt=1&h=2ab4c8'],
])('at %s, the film %s is also known as %s', (provider, src, address) => {
  const { sources } = mediaSchema.parse({ ...media, sources: [{ provider, src: address }] });
  expect(sources).toEqual([{ provider, src }]);
});

test.each([
  ['youtube', 'https://vimeo.com/76979871', 'YouTube, such as aqz-KE-bpKQ'],
  ['youtube', 'https://youtube.example/watch?v=aqz-KE-bpKQ', 'YouTube, such as aqz-KE-bpKQ'],
  ['vimeo', 'https://youtu.be/aqz-KE-bpKQ', 'Vimeo, such as 76979871'],
])('%s refuses %s with an example of its own', (provider, src, example) =>
  expect(issuesOf(mediaSchema, { ...media, sources: [{ provider, src }] })[0]).toContain(example),
);

test('an aspect ratio is written against 1', () => {
  for (const ratio of ['1.33:1', '1.5:1', '2.39:1'])
    expect(issuesOf(filmRatioSchema, ratio), ratio).toEqual([]);
  for (const ratio of ['4:3', '1.:1', '1.375:1', '11.33:1', '1,33:1', '1.33'])
    expect(issuesOf(filmRatioSchema, ratio), ratio).toHaveLength(1);
});
