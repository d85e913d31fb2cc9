import type { RawArticle } from '@/lib/content/schema/article';

type ArticleVat = NonNullable<RawArticle['vat']>;

const ofKind: Partial<Record<RawArticle['kind'], ArticleVat>> = {
  // Books have a reduced rate in Switzerland (art. 25 MWSTG), Germany, France and Austria.
  book: 'reduced',
  // A multi-purpose voucher is taxed with the goods it later pays for (Directive 2006/112/EC, 30b).
  voucher: 'none',
};

/** The VAT class of an article: its own field, or the default of its kind. */
export function vatClassOf({ kind, vat }: Pick<RawArticle, 'kind' | 'vat'>): ArticleVat {
  return vat ?? ofKind[kind] ?? 'standard';
}
