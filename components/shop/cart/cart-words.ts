import type { Messages } from '@/lib/i18n/messages';

/** What is said of the basket, with its {placeholders}. */
export type CartWords = Messages['Basket'];

/** What kinds of articles are called. */
export type KindWords = Messages['Shop']['kindOf'];

/** What the button says once it is pressed: it stands at the button, so that no other page carries it. */
export type AddWords = CartWords['notices'];
