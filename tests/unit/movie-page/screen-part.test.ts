import { expect, test } from 'vitest';
import type { Film } from '@/lib/films/film';
import { screenPart } from '@/lib/movie-page/screen-part';

const now = new Date('2026-11-21T12:00:00Z');
const something = {} as NonNullable<Film['media']['film']>;
const offered = { ads: false };
const ended = { ads: false, until: now };

test.each([
  ['a film that is offered', { film: something }, offered, 'watch'],
  ['a film that has gone', { film: something }, ended, undefined],
  ['a film that has gone, with a trailer', { film: something, trailer: something }, ended, 'watch'],
  ['a work to be heard', { audio: something }, offered, 'listen'],
  ['a work to be heard that has gone', { audio: something }, ended, undefined],
  ['a film without an offer', { film: something }, undefined, undefined],
  ['a film without media', {}, undefined, undefined],
])('%s', (_, media, vod, part) => {
  expect(screenPart({ media: media as Film['media'], vod, added: undefined }, now)).toBe(part);
});
