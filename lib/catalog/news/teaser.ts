import type { LocalText } from '@/lib/primitives/text/local-text';
import { plainText } from '@/lib/primitives/text/plain-text';
import type { NewsItem } from './news-item';

/** What is said of news in a list: their summary, or else how they begin. */
export function teaser({ summary, text }: Pick<NewsItem, 'summary' | 'text'>): LocalText {
  return summary ?? { ...text, text: plainText(text.text) };
}
