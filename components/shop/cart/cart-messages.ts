import type { Messages } from '@/lib/i18n/messages';

/** The cart's messages, with {placeholders}. */
export type CartMessages = Messages['Cart'];

/** The names of the article kinds. */
export type ArticleKindNames = Messages['Shop']['kindOf'];

/** Messages of the cart button; stored in its markup, so that other pages do not load them. */
export type CartButtonMessages = CartMessages['notices'];
