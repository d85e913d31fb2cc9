import { expect, test } from 'vitest';
import { toMedia } from '@/lib/films/media';
import { filmFixture } from './film-fixture';

test('each file of what runs is where the house’s media lie, its poster with the site', () => {
  const { media } = filmFixture('a', {
    media: {
      film: {
        ...{ type: 'video', poster: '/media/a/poster.jpg' },
        sources: [
          { provider: 'html5', src: '/media/a/film.mp4' },
          { provider: 'youtube', src: 'aqz-KE-bpKQ' },
        ],
        tracks: [{ kind: 'captions', srclang: 'fr', src: '/media/a/captions.fr.vtt' }],
        previewThumbnails: { src: '/media/a/thumbnails.vtt' },
      },
    },
  });
  const placed = toMedia(media.film as never, 'fr', 'https://media.example');
  expect(placed).toMatchObject({
    poster: '/media/a/poster.jpg',
    sources: [{ src: 'https://media.example/a/film.mp4' }, { src: 'aqz-KE-bpKQ' }],
    tracks: [{ src: 'https://media.example/a/captions.fr.vtt' }],
    previewThumbnails: { src: 'https://media.example/a/thumbnails.vtt' },
  });
});
