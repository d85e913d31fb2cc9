import type { RawNews } from '@/lib/content/schema/news';
import type { Picture } from '@/lib/films/picture';
import type { LocalText } from '@/lib/text/local-text';

/** Something the house tells, in one language. */
export type NewsItem = Pick<RawNews, 'date' | 'films'> & {
  slug: string;
  /** French; the German one is below `/de`. */
  path: string;
  title: LocalText;
  summary?: LocalText;
  /** Markdown. */
  text: LocalText;
  picture?: Picture;
};
