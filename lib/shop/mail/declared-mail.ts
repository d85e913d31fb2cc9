import type { Locale } from '@/lib/i18n/locales';
import { isNumber } from '@/lib/shop/orders/is-number';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { getSite } from '@/lib/site/get-site';
import type { Block, Fact, Letter } from './letter';
import { letterAsHtml } from './letter-as-html';
import { letterAsText } from './letter-as-text';
import { sellerPart } from './letters/parts';
import { words as plain } from './letters/told';
import type { Mail } from './mail';
import { type MailWords, mailWords } from './mail-words';

/** `contract`: the contract as entered in the form; `receivedAt`: ISO 8601. */
export type Declared = { to: string; contract: string; receivedAt: string };

type Telling = { till: ShopConfig; locale: Locale };

/**
 * The receipt of a withdrawal declaration that was not carried out. It is required nonetheless, with
 * content, date and time (2011/83/EU, article 11a (4)). Anyone can have it sent to any address, so of
 * the typed text it contains at most an order number.
 */
export async function declaredMail(declared: Declared, { till, locale }: Telling): Promise<Mail> {
  const words = await mailWords(locale);
  const letter = writeLetter(declared, till, words);
  return {
    to: declared.to,
    replyTo: till.seller.email,
    subject: letter.subject,
    text: letterAsText(letter, words.labelled),
    html: letterAsHtml(letter, getSite(locale).name, locale),
  };
}

function writeLetter(
  { contract, receivedAt }: Declared,
  till: ShopConfig,
  words: MailWords,
): Letter {
  const { t, moment } = words;
  const number = isNumber(contract) ? contract : 'none';
  const subject = t('declared.subject', { number });
  const { isDemonstration } = till;
  const facts: Fact[] = [
    [t('withdrawn.receivedOn'), moment(receivedAt)],
    [t('withdrawn.declaration'), t('declared.declaration', { number })],
  ];
  return {
    subject: isDemonstration ? t('demonstrationMark', { subject }) : subject,
    title: t('declared.title'),
    blocks: [
      ...(isDemonstration ? [{ is: 'notice', text: t('demonstration') } satisfies Block] : []),
      plain(t('greetingPlain')),
      plain(t('withdrawn.words')),
      { is: 'facts', facts },
      plain(t('declared.next')),
      plain(t('declared.other')),
      ...sellerPart({ till, words }),
    ],
  };
}
