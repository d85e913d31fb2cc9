import type { Written } from '@/lib/catalog/pages/written';
import type { RawNews } from '@/lib/content/schema/news';

/** Something the house tells on a day, and the films it is about. */
export type NewsItem = Written & Pick<RawNews, 'date' | 'films'>;
