import type { Currency } from '@/lib/primitives/money/money';
import { foldText } from '@/lib/primitives/text/fold-text';

/** A payment that no reference assigns to an order. */
export type UnassignedPayment = {
  /** Smallest unit. */
  amount: number;
  currency: Currency;
  payer: string;
  /** What the payer wrote. */
  message: string;
  /** A reference that no invoice has; usually mistyped. */
  reference: string;
};

export type OrderCandidate = {
  number: string;
  currency: Currency;
  /** Still to be received (smallest unit); for a cancelled order what it would have owed. */
  open: number;
  /** The buyer's name; absent for a forgotten order. */
  name?: string | undefined;
  invoices: { year: number; number: number }[];
};

/** What speaks for an order; each has a message (`Admin.payments.reasons`). */
export type ProposalReason =
  | 'number'
  | 'invoice'
  | 'amount'
  | 'amount-near'
  | 'only-amount'
  | 'name'
  | 'name-partly';

/**
 * A number alone is enough, and so is a name with an amount. An amount alone is enough only if no other order
 * has it.
 */
const points: Record<ProposalReason, number> = {
  number: 60,
  invoice: 60,
  amount: 30,
  'only-amount': 10,
  'amount-near': 10,
  name: 30,
  'name-partly': 15,
};

/** The score from which an order is proposed. */
export const enough = 40;
/** The score from which it is probably the right one. */
export const probable = 60;

/** How well an order fits a payment: the reasons, and their points. */
export function scoreOrder(
  payment: UnassignedPayment,
  order: OrderCandidate,
  { isOnlyAmount }: { isOnlyAmount: boolean },
): { score: number; reasons: ProposalReason[] } {
  if (payment.currency !== order.currency) return { score: 0, reasons: [] };
  const reasons = [
    ...numberReasons(payment, order),
    ...amountReasons(payment.amount, order.open, isOnlyAmount),
    ...nameReasons(payment, order.name),
  ];
  return { score: reasons.reduce((sum, reason) => sum + points[reason], 0), reasons };
}

function numberReasons({ message, reference }: UnassignedPayment, order: OrderCandidate) {
  const reasons: ProposalReason[] = [];
  const letters = compact(message);
  if (letters.includes(compact(order.number))) reasons.push('number');
  const written = `${message} ${reference}`;
  if (order.invoices.some((invoice) => hasInvoice(written, invoice))) reasons.push('invoice');
  return reasons;
}

const compact = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Whether a text has the name of an invoice (`2026-0007`, `2026/7`, `2026 007`), or the part of its
 * payment reference that names it (`RF..2026000007`), even if check digits are wrong.
 */
function hasInvoice(text: string, { year, number }: OrderCandidate['invoices'][number]): boolean {
  const name = new RegExp(`(?<!\\d)${year}[\\s./\\-–]*0*${number}(?!\\d)`);
  return name.test(text) || compact(text).includes(`${year}${String(number).padStart(6, '0')}`);
}

/** Foreign banks may deduct charges from the amount sent. */
const nearShare = 0.05;

function amountReasons(amount: number, open: number, isOnly: boolean): ProposalReason[] {
  if (amount <= 0 || open <= 0) return [];
  if (amount === open) return isOnly ? ['amount', 'only-amount'] : ['amount'];
  return Math.abs(amount - open) <= open * nearShare ? ['amount-near'] : [];
}

function nameReasons({ payer, message }: UnassignedPayment, name = ''): ProposalReason[] {
  const known = wordsOf(name);
  if (known.length === 0) return [];
  // The payer may be another person, who names the buyer in the message.
  for (const text of [payer, message]) {
    const words = new Set(wordsOf(text));
    if (known.every((word) => words.has(word))) return ['name'];
  }
  const payerWords = new Set(wordsOf(payer));
  return known.some((word) => word.length > 2 && payerWords.has(word)) ? ['name-partly'] : [];
}

/** The words of a name, folded; `ü` and `ue` are the same, because banks write umlauts in two letters. */
function wordsOf(name: string): string[] {
  const folded = foldText(name).replace(/([aou])e/g, '$1');
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}
