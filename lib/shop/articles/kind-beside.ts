import type { Messages } from '@/lib/i18n/messages';

type Kinds = Messages['Shop']['kindOf'];

/**
 * What stands beside an article's name where it is bought: a film's name alone does not say whether it is a disc or a
 * poster. `undefined` where the name says it itself (a voucher), or of a kind that the house had once.
 */
export function kindBeside(kind: string, title: string, kinds: Kinds): string | undefined {
  const word = Object.hasOwn(kinds, kind) ? kinds[kind as keyof Kinds] : undefined;
  return word && title.toLowerCase().includes(word.toLowerCase()) ? undefined : word;
}
