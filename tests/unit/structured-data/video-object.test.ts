import { expect, test } from 'vitest';
import { getFilm } from '@/lib/films/get-film';
import { filmAddress } from '@/lib/structured-data/film-address';
import { toParts } from '@/lib/structured-data/list-clips';
import { shownVideo } from '@/lib/structured-data/shown-video';
import { videoObject } from '@/lib/structured-data/video-object';
import { faultsOf } from './faults-of';

const film = getFilm('etude-en-disques', 'fr');
const at = (moment: string) => film && shownVideo(film, 'fr', new Date(moment));
const now = '2026-11-22T12:00:00Z';

test('a film that can be watched is told of with its file, its length, and until when', () => {
  const video = at(now);
  const object = video && videoObject(video, filmAddress('etude-en-disques', 'fr'), 'fr');
  expect(object && faultsOf([object])).toEqual([]);
  expect(object).toMatchObject({
    name: 'Étude en disques',
    contentUrl: 'https://bobine.example/media/etude-en-disques/film.mp4',
    uploadDate: '2020-10-31T23:00:00.000Z',
    expires: '2099-01-31T22:59:00.000Z',
    duration: 'PT54S',
    potentialAction: {
      target: 'https://bobine.example/movie/etude-en-disques?t={seek_to_second_number}',
    },
  });
});

test('nothing is told before an offer begins and after it has ended', () => {
  expect(at('2020-10-31T22:59:00Z')).toBeUndefined();
  expect(at('2099-02-01T00:00:00Z')).toBeUndefined();
});

test('without an offer’s beginning the day counts on which the film came into the catalogue', () => {
  const vod = { ads: false };
  const uploaded = (facts: object) =>
    film && shownVideo({ ...film, vod, ...facts }, 'fr', new Date(now))?.uploaded.toISOString();
  expect(uploaded({})).toBe('2026-11-01T00:00:00.000Z');
  // By the history of its file, which is older than this test.
  expect(uploaded({ added: undefined })).toMatch(/^20\d\d-/);
  expect(uploaded({ added: undefined, slug: 'no-file' })).toBeUndefined();
});

test('a film with a provider is told of by its player, which knows no moments of ours', () => {
  const source = { provider: 'youtube' as const, src: 'aqz-KE-bpKQ' };
  const media = {
    film: { type: 'video' as const, sources: [source], tracks: [], autoplay: false },
  };
  const video = film && shownVideo({ ...film, media }, 'fr', new Date(now));
  const object = video && videoObject(video, 'https://bobine.example/movie/a', 'fr');
  expect(object && faultsOf([object])).toEqual([]);
  expect(object).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  });
  expect(object).not.toHaveProperty('potentialAction');
});

test('chapters are parts in whole seconds, each until the next, the last until it ends', () => {
  const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text });
  expect(toParts([cue(0, 4.2, 'Un'), cue(4.2, 9, 'Deux'), cue(4.9, 9.5, 'Deux et demi')])).toEqual([
    { title: 'Un', start: 0, end: 4 },
    { title: 'Deux', start: 4, end: 9 },
  ]);
  expect(toParts([])).toEqual([]);
});
