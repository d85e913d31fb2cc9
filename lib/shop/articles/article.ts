import type { Film, Picture } from '@/lib/catalog/films/film';
import type { RawArticle } from '@/lib/content/schema/article';
import type { Messages } from '@/lib/i18n/messages';
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
   * Shipping weight in grams. 0 if none is specified: for a voucher, for an example, or on a site
   * without a shop config.
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

/** Whether an article has structured facts besides its description. */
export function hasFacts({ languages, disc, ages, ean, weight }: Article): boolean {
  return languages.length > 0 || Boolean(disc ?? ages ?? ean) || weight > 0;
}

type Kinds = Messages['Shop']['kindOf'];

/**
 * The kind shown beside an article's title in the shop: a film title alone does not distinguish a
 * disc from a poster. `undefined` if the title contains the kind (a voucher), or the kind no longer
 * exists.
 */
export function kindLabel(kind: string, title: string, kinds: Kinds): string | undefined {
  const word = Object.hasOwn(kinds, kind) ? kinds[kind as keyof Kinds] : undefined;
  return word && title.toLowerCase().includes(word.toLowerCase()) ? undefined : word;
}

/**
 * The path of the terms of sale. No article may have the slug `conditions`
 * (`lib/content/validate/article-issues`).
 */
export const termsPath = '/shop/conditions';
