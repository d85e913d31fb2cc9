import { expect, test } from 'vitest';
import { listArticles } from '@/lib/shop/list-articles';
import { sortByKind } from '@/lib/shop/sort-by-kind';

test('the chapters of the shop hold every article once, and none is empty', () => {
  const articles = listArticles('de');
  const kinds = sortByKind(articles);
  expect(kinds.flatMap((kind) => kind.articles)).toHaveLength(articles.length);
  for (const { kind, articles: own } of kinds)
    expect(own.map((article) => article.kind)).toEqual(own.map(() => kind));
  expect(sortByKind(articles.filter(({ kind }) => kind === 'book'))).toHaveLength(1);
});
