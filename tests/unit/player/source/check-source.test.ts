import { expect, test } from 'vitest';
import { checkSource } from '@/lib/player/source/check-source';

const film = { type: 'video', sources: [{ provider: 'html5', src: '/film.mp4' }] };
const errorOf = (given: unknown) => checkSource(given).error;

test('a description needs no more than a type and one source', () => {
  expect(checkSource(film).source).toMatchObject({ title: '', autoplay: false, tracks: [] });
});

test('an unknown provider is named as such, whatever else is wrong', () => {
  expect(errorOf({ ...film, sources: [{ provider: 'dailymotion', src: 'x' }] })).toBe(
    'Setup failed: Invalid provider',
  );
});

test('only video and audio can be played', () => {
  expect(errorOf({ ...film, type: 'image' })).toBe('Setup failed: unsupported type');
});

test.each([
  ['nothing', undefined],
  ['a word', 'film.mp4'],
  ['no sources', { type: 'video' }],
  ['an empty list', { type: 'video', sources: [] }],
  ['a source without an address', { type: 'video', sources: [{ provider: 'html5' }] }],
])('%s is no source format', (_, given) => {
  expect(errorOf(given)).toBe('Invalid source format');
});

test.each(['16/9', '16:', '0:9', '-4:3', 'wide'])('%s is no aspect ratio', (ratio) => {
  expect(errorOf({ ...film, ratio })).toBe('Invalid aspect ratio specified');
});

test.each(['16:9', '4:3', '1.85:1'])('%s is an aspect ratio', (ratio) => {
  expect(checkSource({ ...film, ratio }).source?.ratio).toBe(ratio);
});

test('preview thumbnails without an address are missed', () => {
  expect(errorOf({ ...film, previewThumbnails: {} })).toBe(
    'Missing previewThumbnails.src config attribute',
  );
});

test('poster and ratio are for video only', () => {
  const sound = { ...film, type: 'audio' };
  expect(errorOf({ ...sound, poster: '/p.jpg' })).toBe('Poster can only be set for video');
  expect(errorOf({ ...sound, ratio: '16:9' })).toBe('Aspect ratio can only be set for video');
});
