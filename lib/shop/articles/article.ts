import type { Film } from '@/lib/catalog/films/film';
import type { Picture } from '@/lib/catalog/films/picture';
import type { RawArticle } from '@/lib/content/schema/article';
import type { Money } from '@/lib/primitives/money/money';
import type { LocalText } from '@/lib/primitives/text/local-text';

/** An article of the shop, in one language. */
export type Article = Pick<
  RawArticle,
  'kind' | 'stock' | 'releasedOn' | 'ean' | 'languages' | 'disc' | 'ages'
> & {
  slug: string;
  /** Whether the site content offers it for sale; it may still be sold out, see `stock`. */
  isOnSale: boolean;
  /** One price per currency of the shop, in the shop's order. */
  prices: Money[];
  title: LocalText;
  films: Film[];
  /** Markdown. */
  description: LocalText;
  contents: LocalText[];
  /**
   * Shipping weight in grams; 0 if it is not sent by post, or not specified on a site without a shop
   * config.
   */
  weight: number;
  /** The picture of its card. */
  image?: Picture;
  /** All pictures, the card's first. */
  pictures: Picture[];
};

export const articleKinds = [
  'blu-ray',
  'dvd',
  'book',
  'poster',
  'voucher',
] as const satisfies Article['kind'][];
