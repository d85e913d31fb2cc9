import { expect, test } from 'vitest';
import { accessOf } from '@/lib/films/access';
import { accessValues } from '@/lib/films/catalogue/access-choices';
import { filmFixture } from './film-fixture';

const track = (kind: string, srclang: string) => ({ kind, srclang, src: `/media/${srclang}.vtt` });
const sources = [{ provider: 'html5', src: '/media/a.mp4' }];
const medium = (...tracks: object[]) => ({ type: 'video', sources, tracks });

test('captions are for the deaf, subtitles translate, and both can be read', () => {
  const film = filmFixture('a', {
    media: { film: medium(track('captions', 'fr'), track('subtitles', 'de')) },
  });
  expect(accessOf(film)).toEqual({
    ...{ captions: ['fr'], transcript: ['fr', 'de'] },
    ...{ audioDescription: [], textDescription: [], signLanguage: [] },
  });
  expect(accessValues(film)).toEqual(['captions-fr', 'transcript-fr', 'transcript-de']);
});

test('the editors’ word counts beside the tracks, each language once', () => {
  const film = filmFixture('a', {
    media: { film: medium(track('captions', 'de'), track('descriptions', 'de')) },
    access: { captions: ['de', 'fr'], audioDescription: ['de-CH'], signLanguage: ['sgg'] },
  });
  expect(accessOf(film)).toMatchObject({ captions: ['de', 'fr'], signLanguage: ['sgg'] });
  expect(accessValues(film)).toEqual([
    ...['captions-fr', 'captions-de', 'audio-description-de', 'text-description-de'],
    ...['transcript-de', 'sign-language'],
  ]);
});

test('a trailer makes no film accessible', () => {
  const film = filmFixture('a', { media: { trailer: medium(track('captions', 'fr')) } });
  expect(accessValues(film)).toEqual([]);
});
