import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Block } from '../letter';
import type { MailFacts } from '../mail-facts';
import type { MailWords } from '../mail-words';

/** The data every mail is written from. */
export type Told = { order: Order; till: ShopConfig; facts: MailFacts; words: MailWords };

/** Writes the blocks of one kind of mail between its title and the order link. */
export type Write = (told: Told) => Block[];

export const words = (text: string): Block => ({ is: 'words', text });
