import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { listArticles } from '@/lib/shop/articles/list-articles';
import type { Database } from '@/lib/shop/database/open-database';

export type Stocked = {
  article: string;
  /** Absent if the article no longer exists in the site content. */
  title?: LocalText;
  kind?: string;
  /** Absent if it is not counted. */
  pieces?: number;
  /** The site content marks it as not for sale, whatever the stock. */
  isHeld?: true;
};

/** All articles with their stock, then counted articles that no longer exist. */
export async function listStock(db: Database, locale: Locale): Promise<Stocked[]> {
  const rows = await db.selectFrom('stock').select(['article', 'pieces']).execute();
  const pieces = new Map(rows.map((row) => [row.article, row.pieces]));
  const sold = listArticles(locale).map(({ slug, title, kind, isOnSale }): Stocked => {
    const left = pieces.get(slug);
    pieces.delete(slug);
    return {
      ...{ article: slug, title, kind },
      ...(left !== undefined && { pieces: left }),
      ...(!isOnSale && { isHeld: true as const }),
    };
  });
  const others = [...pieces].map(([article, left]) => ({ article, pieces: left }));
  return [...sold, ...others];
}
