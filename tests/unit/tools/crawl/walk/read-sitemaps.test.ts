import { expect, test } from 'vitest';
import { readRobots } from '@/tools/crawl/walk/read-sitemaps';

test('sitemaps are named for all, and rules for everybody are those that count', () => {
  const text = `User-agent: GPTBot
Disallow: /
User-Agent: *
Disallow: /api/ # answers
Disallow:

Sitemap: https://films.example/sitemap.xml`;
  expect(readRobots(text)).toEqual({
    sitemaps: ['https://films.example/sitemap.xml'],
    disallowed: ['/api/'],
  });
});

test('a group may be for several', () => {
  const text = 'User-agent: *\nUser-agent: Bingbot\nDisallow: /a';
  expect(readRobots(text).disallowed).toEqual(['/a']);
});
