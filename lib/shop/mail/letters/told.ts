import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Block } from '../letter';
import type { MailFacts } from '../mail-facts';
import type { MailWords } from '../mail-words';

/** What every letter is written from. */
export type Told = { order: Order; till: ShopConfig; facts: MailFacts; words: MailWords };

/** What a kind of letter says between its title and the order's link. */
export type Write = (told: Told) => Block[];

export const words = (text: string): Block => ({ is: 'words', text });
