// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { NativePlayer } from '@/components/player/native-player';
import type { Media } from '@/lib/films/film';
import { filmFixture } from '../../films/film-fixture';
import { renderInLanguage } from '../render-in-language';

const mediaWith = (captions: string) =>
  filmFixture('a', {
    media: {
      film: {
        type: 'video',
        sources: [{ provider: 'html5', src: 'https://media.example/a/film.mp4' }],
        tracks: [{ kind: 'captions', srclang: 'fr', src: captions }],
      },
    },
  }).media.film as Media;

test.each([
  ['https://media.example/a/captions.fr.vtt', 'anonymous'],
  ['/media/a/captions.fr.vtt', null],
])('with captions at %s the film is asked for so that a page may read them: %s', (src, asked) => {
  const { container } = renderInLanguage(<NativePlayer media={mediaWith(src)} title="A" />);
  expect(container.querySelector('video')?.getAttribute('crossorigin')).toBe(asked);
});
