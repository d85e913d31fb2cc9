import { expect, test } from 'vitest';
import { ownPhoto } from '@/lib/shared-pictures/own-photo';

const alt = { text: 'La salle', lang: 'fr', translated: true };
const photo = (src: string, width = 1200) => ({
  src,
  alt,
  made: { name: 'a', width, height: 800 },
});

test('a link to a written page shows its photograph, as large as it is', () => {
  expect(ownPhoto(photo('/media/a/salle.JPG'))).toEqual({
    ...{ url: '/media/a/salle.JPG', width: 1200, height: 800 },
    ...{ type: 'image/jpeg', alt: 'La salle' },
  });
});

test('a picture that networks do not show is none for them', () => {
  expect(ownPhoto(photo('/media/a/salle.avif'))).toBeUndefined();
  expect(ownPhoto(photo('/media/a/salle.png', 599))).toBeUndefined();
  expect(ownPhoto({ src: '/media/a/salle.png', alt })).toBeUndefined();
  expect(ownPhoto(undefined)).toBeUndefined();
});
