import { formatReference } from 'swissqrbill/utils';
import { groupDigits } from '@/lib/primitives/money/iban';
import { toPay } from '@/lib/shop/invoices/invoice-document';
import type { Block, Fact } from '../mail-content';
import { type MailTemplate, words } from '../mail-context';
import { linesPart } from './parts';

/** The reminder of an overdue bill, with the text of `shop.yaml` if there is one. Its PDF contains the QR-bill. */
export const writeReminder: MailTemplate = (context) => {
  const { order, facts, shopConfig, formatter: w } = context;
  const { reminder, payload: { step = 1 } = {} } = facts;
  if (!reminder) return [];
  const { invoice, dueOn } = reminder;
  const { received: paid = 0, credited = 0 } = invoice;
  const values = { name: invoice.name, due: w.day(`${dueOn}T12:00:00Z`), step };
  const ownWords = shopConfig.payment.bill?.reminders?.[step - 1]?.text;
  const money = (amount: number) => w.money(amount, order.currency);
  const received: Fact[] = paid > 0 ? [[w.t('reminder.received'), money(paid)]] : [];
  const reduced: Fact[] = credited > 0 ? [[w.t('reminder.credited'), money(credited)]] : [];
  const account: Fact[] = invoice.iban
    ? [
        ['IBAN', groupDigits(invoice.iban)],
        [w.t('reminder.reference'), formatReference(invoice.reference)],
      ]
    : [];
  const asked: Fact[] = [
    [w.t('reminder.invoice'), invoice.name],
    [w.t('reminder.due'), values.due],
    ...reduced,
    ...received,
    [w.t('reminder.open'), money(toPay(invoice))],
    ...account,
  ];
  return [
    ownWords
      ? ({ is: 'written', text: ownWords } satisfies Block)
      : words(w.t('reminder.words', values)),
    { is: 'facts', facts: asked },
    words(w.t('reminder.crossed')),
    ...linesPart(context),
  ];
};
