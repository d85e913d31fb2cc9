import { expect, test } from 'vitest';
import { hasTranscript } from '@/lib/films/transcript/has-transcript';
import { filmFixture } from '../film-fixture';

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
])('a film with %s: %s', (_, there, one) => {
  expect(hasTranscript(one)).toBe(there);
});
