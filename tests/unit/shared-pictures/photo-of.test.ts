import { expect, test } from 'vitest';
import type { Film } from '@/lib/films/film';
import { photoOf } from '@/lib/shared-pictures/photo-of';

const alt = { text: '', lang: 'fr', translated: true };
const film = (stills: string[], poster?: string): Pick<Film, 'stills' | 'media'> => ({
  stills: stills.map((src) => ({ src, alt })),
  media: { film: { sources: [], tracks: [], poster } as unknown as Film['media']['film'] & {} },
});

test('a still comes before the picture that the player shows', () => {
  expect(photoOf(film(['/media/a/still.jpg'], '/media/a/poster.jpg'))).toBe('/media/a/still.jpg');
  expect(photoOf(film([], '/media/a/poster.jpg'))).toBe('/media/a/poster.jpg');
  expect(photoOf(film([]))).toBeUndefined();
});

test('nothing of another site is taken, and nothing is enlarged', () => {
  expect(photoOf(film([], 'https://films.example/poster.jpg'))).toBeUndefined();
  const sizes: Record<string, [number, number]> = {
    '/small.jpg': [640, 360],
    '/large.jpg': [960, 720],
  };
  const sizeOf = (src: string) => {
    const [width, height] = sizes[src] ?? [0, 0];
    return { width, height };
  };
  expect(photoOf(film(['/small.jpg', '/large.jpg']), sizeOf)).toBe('/large.jpg');
  expect(photoOf(film(['/small.jpg']), sizeOf)).toBeUndefined();
});
