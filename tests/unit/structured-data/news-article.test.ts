import { expect, test } from 'vitest';
import { getNewsPage } from '@/lib/news/get-news-page';
import { listNews } from '@/lib/news/list-news';
import { newsArticle } from '@/lib/structured-data/news-article';
import { faultsOf } from './faults-of';

const now = new Date('2026-11-22T12:00:00Z');

test('all that the house tells is told of with its day, its picture and who tells it', () => {
  for (const { slug } of listNews('de', now)) {
    const page = getNewsPage(slug, 'de', now);
    const article = page && newsArticle(page, 'de');
    expect(article && faultsOf([article]), slug).toEqual([]);
    expect(article).toMatchObject({
      datePublished: page?.item.date,
      author: { name: 'Bobine' },
      url: `https://bobine.example/de/actualites/${slug}`,
    });
  }
});
