import { describe, expect, test } from 'vitest';
import { findEmbeddableMedia } from '@/lib/catalog/films/embed-page';
import { describeMedia, findEmbed } from '@/lib/catalog/films/player-source';
import { hasTranscript, toTranscriptParts } from '@/lib/catalog/films/transcript';
import { checkSource } from '@/lib/player/source/source-schema';
import { filmFixture } from './film-fixture';

describe('describe media', () => {
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

  test('captions beside subtitles in one language can be told from them', () => {
    const tracks = [
      { kind: 'subtitles' as const, srclang: 'de' as const, src: '/cards.vtt' },
      ...media.tracks,
      { kind: 'captions' as const, srclang: 'fr' as const, src: '/fr.vtt' },
    ];
    const labels = describeMedia({ ...media, tracks }, names).tracks.map(({ label }) => label);
    expect(labels).toEqual(['<de>', '<de> (CC)', '<fr>']);
  });
});

test('a film at a provider has the provider’s name and a page of its own there', () => {
  expect(findEmbed([{ provider: 'youtube', src: 'aqz-KE-bpKQ' }])).toEqual({
    provider: 'youtube',
    name: 'YouTube',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
  expect(findEmbed([{ provider: 'vimeo', src: '123' }])?.name).toBe('Vimeo');
});

test('a file of the site’s own is no embed', () =>
  expect(findEmbed([{ provider: 'html5', src: '/media/a/film.mp4' }])).toBeUndefined());

describe('framed media', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const file = (src: string, type = 'video') => ({ type, sources: [{ provider: 'html5', src }] });
  const media = {
    film: file('/media/a/film.mp4'),
    trailer: file('/media/a/trailer.mp4'),
    audio: file('/media/a/talk.mp3', 'audio'),
  };
  const runs = (facts: Record<string, unknown>) =>
    findEmbeddableMedia(filmFixture('a', facts), now)?.sources[0]?.src;

  test('the film runs while it is offered, then its trailer', () => {
    expect(runs({ media, vod: { ads: false } })).toBe('/media/a/film.mp4');
    expect(runs({ media, vod: { ads: false, until: '2026-11-22T12:00:00Z' } })).toBe(
      '/media/a/trailer.mp4',
    );
    expect(runs({ media })).toBe('/media/a/trailer.mp4');
  });

  test('a sound runs where nothing can be watched', () => {
    expect(runs({ media: { audio: media.audio }, vod: { ads: false } })).toBe('/media/a/talk.mp3');
    expect(runs({ media: { audio: media.audio } })).toBeUndefined();
  });

  test('what lies with a provider is left to it', () => {
    const elsewhere = { type: 'video', sources: [{ provider: 'vimeo', src: '1' }] };
    expect(runs({ media: { film: elsewhere }, vod: { ads: false } })).toBeUndefined();
    expect(runs({ media: { ...media, film: elsewhere }, vod: { ads: false } })).toBe(
      '/media/a/trailer.mp4',
    );
  });
});

describe('has transcript', () => {
  const sources = [{ provider: 'html5', src: '/media/a.mp4' }];
  const film = (kind: string, src = '/media/a.vtt', facts: object = { vod: { ads: false } }) =>
    filmFixture('a', {
      media: { film: { type: 'video', sources, tracks: [{ kind, srclang: 'fr', src }] } },
      ...facts,
    });

  test.each([
    ['captions', true, film('captions')],
    ['subtitles', true, film('subtitles')],
    ['chapters alone', false, film('chapters')],
    ['captions at another host', false, film('captions', 'https://a.example/a.vtt')],
    ['captions of what is offered nowhere here', false, film('captions', '/media/a.vtt', {})],
  ])('a film with %s: %s', (_, there, one) => expect(hasTranscript(one)).toBe(there));
});

describe('to parts', () => {
  const said = (startTime: number, text: string, endTime = startTime + 2) => ({
    ...{ startTime, endTime, text },
  });

  test('what is said without a silence is one passage', () => {
    const [part] = toTranscriptParts([said(1, 'A'), said(4, 'B'), said(30, 'C')], []);
    expect(part?.title).toBeUndefined();
    expect(part?.passages).toEqual([
      { startTime: 1, lines: ['A', 'B'] },
      { startTime: 30, lines: ['C'] },
    ]);
  });

  test('a passage ends after half a minute, whoever goes on', () => {
    const entries = Array.from({ length: 40 }, (_, at) => said(at * 2, `${at}`));
    const [part] = toTranscriptParts(entries, []);
    expect(part?.passages.map(({ startTime }) => startTime)).toEqual([0, 30, 60]);
    expect(part?.passages.flatMap(({ lines }) => lines)).toHaveLength(40);
  });

  test('chapters have what is said in them, and none that is silent is named', () => {
    const chapters = [
      { startTime: 10, title: 'One' },
      { startTime: 20, title: 'Silent' },
      { startTime: 30, title: 'Three' },
    ];
    const parts = toTranscriptParts([said(2, 'A'), said(10, 'B'), said(31, 'C')], chapters);
    expect(parts.map(({ title }) => title)).toEqual([undefined, 'One', 'Three']);
  });
});
