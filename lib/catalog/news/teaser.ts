import type { LocalText } from '@/lib/primitives/text/local-text';
import { plainText } from '@/lib/primitives/text/plain-text';
import type { NewsItem } from './news-item';

/** The summary of a news item, or the beginning of its text. */
export function teaser({ summary, text }: Pick<NewsItem, 'summary' | 'text'>): LocalText {
  return summary ?? { ...text, text: plainText(text.text) };
}
