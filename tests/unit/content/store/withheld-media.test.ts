import { expect, test } from 'vitest';
import { asOut } from '@/lib/content/store/as-out';
import { isWithheldMedia, withheldMedia } from '@/lib/content/store/withheld-media';
import { loadWhole } from '@/lib/content/validate/load-library';
import { withholdMedia } from '@/lib/server/public-files/withhold-media';

const whole = loadWhole();
const now = Date.parse('2026-11-22T12:00:00+01:00');
const picture = '/media/quixandel/quixandel.jpg';
const withheld = (library = whole) => new Set(withheldMedia(library, asOut(library, now)));

test('of a draft the folder of its media is kept back, and no digest says its name', () => {
  expect(isWithheldMedia(picture, withheld())).toBe(true);
  expect(isWithheldMedia('/media/l-inventaire/film.mp4', withheld())).toBe(false);
  expect(isWithheldMedia('/favicon.ico', withheld())).toBe(false);
  expect([...withheld()].join()).not.toContain('quixandel');
});

test('a folder in which something that is out shows a file is served', () => {
  const page = whole.pages.get('la-maison');
  if (!page) throw new Error('no page');
  const shows = { ...page, picture: { src: picture, alt: { fr: 'A' } } };
  const pages = new Map(whole.pages).set('la-maison', shows);
  expect(isWithheldMedia(picture, withheld({ ...whole, pages }))).toBe(false);
});

test('its files come out with the film', () => {
  const files = new Set([picture, '/media/l-inventaire/film.mp4']);
  let held = withheld();
  const shown = withholdMedia(files, () => held);
  expect([...files].map((file) => shown.has(file))).toEqual([false, true]);
  held = new Set();
  expect([...files].map((file) => shown.has(file))).toEqual([true, true]);
  expect(shown.has('/media/nothing/a.jpg')).toBe(false);
});
