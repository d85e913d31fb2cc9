import type { Messages } from '@/lib/i18n/messages';

/** The cart's messages, with {placeholders}. */
export type CartWords = Messages['Basket'];

/** The names of the article kinds. */
export type KindWords = Messages['Shop']['kindOf'];

/** Messages of the cart button; stored in its markup, so that other pages do not load them. */
export type AddWords = CartWords['notices'];
