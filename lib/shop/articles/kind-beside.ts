import type { Messages } from '@/lib/i18n/messages';

type Kinds = Messages['Shop']['kindOf'];

/**
 * The kind shown beside an article's title in the shop: a film title alone does not tell a disc from
 * a poster. `undefined` if the title contains the kind (a voucher), or the kind no longer exists.
 */
export function kindBeside(kind: string, title: string, kinds: Kinds): string | undefined {
  const word = Object.hasOwn(kinds, kind) ? kinds[kind as keyof Kinds] : undefined;
  return word && title.toLowerCase().includes(word.toLowerCase()) ? undefined : word;
}
