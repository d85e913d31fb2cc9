import type { Written } from '@/lib/catalog/pages/written';
import type { RawNews } from '@/lib/content/schema/news';

/** A news item with its date and the films it is about. */
export type NewsItem = Written & Pick<RawNews, 'date' | 'films'>;
