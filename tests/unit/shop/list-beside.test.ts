import { expect, test } from 'vitest';
import { getArticle } from '@/lib/shop/get-article';
import { listBeside } from '@/lib/shop/list-beside';

test('beside an article stands first what is of its films, then what is of its kind', () => {
  const article = getArticle('blu-ray-nosferatu', 'fr');
  const beside = article ? listBeside(article, 'fr') : [];
  expect(beside.map(({ slug }) => slug)).toEqual([
    'affiche-nosferatu',
    'blu-ray-robert-wiene',
    'blu-ray-les-vampires',
    'dvd-trois-comedies-berlinoises',
  ]);
});
