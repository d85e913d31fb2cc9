import type { NewsItem } from '@/lib/catalog/news/news-item';
import { NewsRow } from './news-row';

/** List of news items, separated by thin rules. */
export function NewsList({ news, listed }: { news: readonly NewsItem[]; listed?: boolean }) {
  return (
    <ul className="-mt-5 divide-y divide-line">
      {news.map((item) => (
        <li key={item.slug}>
          <NewsRow item={item} listed={listed} />
        </li>
      ))}
    </ul>
  );
}
