import { expect, test } from 'vitest';
import { slugPattern } from '@/lib/content/schema/slug-pattern';
import {
  drawnPosterPath,
  sharedPosterPath,
  sitePoster,
  widePosterPath,
} from '@/lib/posters/poster-path';

test('no film can take the picture that stands for the whole site', () => {
  expect(slugPattern.test(sitePoster)).toBe(false);
  expect(sharedPosterPath('site')).not.toBe(sharedPosterPath(sitePoster));
});

test('no film’s poster is another’s drawn wide', () => {
  const slug = /^\/poster\/(.*)\.svg$/.exec(widePosterPath('judex'))?.[1] ?? '';
  expect(drawnPosterPath(slug)).toBe(widePosterPath('judex'));
  expect(slugPattern.test(slug)).toBe(false);
});
