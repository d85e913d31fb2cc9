import { expect, test } from 'vitest';
import { sampleChoices } from '@/tools/crawl/walk/collect-site';

const genres = ['a', 'b', 'c', 'd', 'e'].map((one) => `/catalogue?genre=${one}`);

test('of each form a few are taken, the first and the last among them', () => {
  expect(sampleChoices([...genres, '/de/catalogue?genre=a', '/catalogue?q=a&genre=b'], 3)).toEqual([
    '/catalogue?genre=a',
    '/catalogue?genre=c',
    '/catalogue?genre=e',
    '/catalogue?q=a&genre=b',
    '/de/catalogue?genre=a',
  ]);
});

test('the order in which pages name them changes nothing', () => {
  expect(sampleChoices([...genres].reverse(), 2)).toEqual(sampleChoices(genres, 2));
});
