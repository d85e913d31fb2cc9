import { expect, test } from 'vitest';
import { slugPattern } from '@/lib/content/schema/slug-pattern';
import { sharedPosterPath, sitePoster } from '@/lib/posters/poster-path';

test('no film can take the picture that stands for the whole site', () => {
  expect(slugPattern.test(sitePoster)).toBe(false);
  expect(sharedPosterPath('site')).not.toBe(sharedPosterPath(sitePoster));
});
