import type { RawArticle } from '@/lib/content/schema/article';

type ArticleVat = NonNullable<RawArticle['vat']>;

const ofKind: Partial<Record<RawArticle['kind'], ArticleVat>> = {
  // Books are taxed less in Switzerland (art. 25 MWSTG), Germany, France and Austria alike.
  book: 'reduced',
  // Money for later: it is taxed with what is bought with it (a multi-purpose voucher, Directive 2006/112/EC, 30b).
  voucher: 'none',
};

/** Which class of VAT an article has: its own word, or what is usual of its kind. */
export function vatClassOf({ kind, vat }: Pick<RawArticle, 'kind' | 'vat'>): ArticleVat {
  return vat ?? ofKind[kind] ?? 'standard';
}
