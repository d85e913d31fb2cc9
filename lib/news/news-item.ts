import type { RawNews } from '@/lib/content/schema/news';
import type { Written } from '@/lib/pages/written';

/** Something the house tells on a day, and the films it is about. */
export type NewsItem = Written & Pick<RawNews, 'date' | 'films'>;
