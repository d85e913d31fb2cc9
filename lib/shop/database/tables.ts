import type { Currency } from '@/lib/primitives/money/currency';
import type { PasskeyTable, PersonTable, SessionTable, SignInLinkTable } from './admin-tables';

/**
 * What the shop keeps, the same in SQLite and PostgreSQL: texts and integers alone. A moment is ISO 8601 in UTC with
 * milliseconds (`new Date().toISOString()`), so that the order of the texts is that of the moments; an amount is an
 * integer of the smallest unit; `json` is a text that its reader parses and checks.
 */
export type Tables = {
  stock: StockTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  invoices: InvoiceTable;
  invoice_counters: { year: number; last: number };
  payments: PaymentTable;
  refunds: RefundTable;
  vouchers: VoucherTable;
  voucher_uses: VoucherUseTable;
  drafts: DraftTable;
  declarations: DeclarationTable;
  outbox: OutboxTable;
  events: { source: string; event: string; received_at: string };
  log: LogTable;
  people: PersonTable;
  sessions: SessionTable;
  sign_in_links: SignInLinkTable;
  passkeys: PasskeyTable;
  passkey_challenges: { challenge: string; created_at: string };
};

/** Pieces that are left; an article without a row is not counted. */
type StockTable = { article: string; pieces: number; changed_at: string };

export type PaymentMethod = 'bill' | 'stripe' | 'collection';
export type PaymentState = 'open' | 'paid' | 'partly-refunded' | 'refunded';
export type DeliveryState = 'waiting' | 'packed' | 'sent' | 'collected';

export type OrderTable = {
  id: string;
  /** What people say on the telephone (`K7Q-4ZT`); opens nothing. */
  number: string;
  /** 128 bits, base64url: whoever has it may see the order. */
  token: string;
  /** SHA-256 of the token, by which it is found. */
  token_digest: string;
  /** Given with the form: the same form sent twice is one order. */
  form_key: string;
  locale: string;
  currency: Currency;
  email: string;
  /** json: a name and a structured address (`lib/shop/orders/address`). Emptied when forgotten. */
  address: string;
  delivery: 'post' | 'collection' | 'mail';
  country: string;
  payment: PaymentMethod;
  payment_state: PaymentState;
  delivery_state: DeliveryState;
  goods: number;
  postage: number;
  /** Paid with a voucher. */
  redeemed: number;
  /** Left to pay: goods and postage less what a voucher has paid. */
  total: number;
  /** json: what of the whole is VAT, by rate (`VatPart[]`). */
  vat: string;
  /** The visitor's words to the house. */
  message: string;
  tracking: string;
  /** The house's own words. */
  note: string;
  placed_at: string;
  /** When its buyer confirmed a payment that takes days (SEPA debit, bank transfer); still set once it has arrived. */
  payment_pending_at: string | null;
  paid_at: string | null;
  sent_at: string | null;
  cancelled_at: string | null;
  withdrawn_at: string | null;
  /** When the house had its goods again. */
  returned_at: string | null;
  forgotten_at: string | null;
  /** What the desk searches of it, folded (`orderSearch`). */
  search: string;
};

export type OrderLineTable = {
  id: string;
  order_id: string;
  position: number;
  article: string;
  kind: string;
  title: string;
  pieces: number;
  /** Of one piece, VAT included. */
  price: number;
  vat_class: string;
  /** Hundredths of a percent: 810 is 8.1 %. */
  vat_rate: number;
};

export type InvoiceTable = {
  id: string;
  order_id: string;
  kind: 'invoice' | 'credit';
  /** Without a gap from 1 within its year and kind's own counter: both kinds share it. */
  year: number;
  number: number;
  currency: Currency;
  /** What the invoice asks for, or the credit gives back. */
  amount: number;
  /** QRR or SCOR, without blanks; the bank's file names it. */
  reference: string;
  /** json: all that the paper says, as it was when it was written. Kept as long as the books. */
  paper: string;
  issued_at: string;
};

export type PaymentTable = {
  id: string;
  /** Absent where nobody knows yet whose it is. */
  order_id: string | null;
  source: 'bank' | 'stripe' | 'desk';
  /** The source's own name for it: the same is booked once. */
  source_id: string;
  /** The bank's reference of the entry in which it was booked on the account; absent of other sources. */
  entry_id: string | null;
  /** Negative where money goes back. */
  amount: number;
  currency: Currency;
  reference: string;
  payer: string;
  booked_at: string;
  /** When somebody of the house has dealt with it by hand. */
  settled_at: string | null;
};

/** Refunds that the desk has asked for; those from before it chose lines have no row. */
export type RefundTable = {
  /** Of the form: the same form sent twice is one refund. */
  key: string;
  order_id: string;
  /** json: `RefundItems` (`lib/shop/commands/refund-items`). */
  items: string;
  /** The money that goes back; what vouchers get back is not part of it. */
  amount: number;
  created_at: string;
  /** Absent while it is not known whether Stripe has paid back. */
  booked_at: string | null;
};

export type VoucherTable = {
  id: string;
  /** SHA-256 of the code without blanks, in capitals. */
  code_digest: string;
  code: string;
  /** With which order it was bought; absent of one that the house gave. */
  order_id: string | null;
  currency: Currency;
  value: number;
  balance: number;
  created_at: string;
  blocked_at: string | null;
};

export type VoucherUseTable = {
  id: string;
  voucher_id: string;
  order_id: string;
  /** Negative where it was given back. */
  amount: number;
  at: string;
};

/** A form that its sender has to mend: shown again, and gone after an hour. */
export type DraftTable = { key: string; form: string; faults: string; created_at: string };

/** Somebody declares to withdraw from a contract: what they wrote, whether the house knows the order or not. */
export type DeclarationTable = {
  id: string;
  /** Absent where no order has that number and mail address: the desk looks into it. */
  order_id: string | null;
  name: string;
  /** The number of the order, as it was written. */
  contract: string;
  email: string;
  /** `withdrawn`; else why not (`OrderCommandError`), or `unknown`. */
  outcome: string;
  received_at: string;
  /** When somebody of the house has dealt with it by hand. */
  settled_at: string | null;
};

export type OutboxTable = {
  id: string;
  kind: string;
  order_id: string | null;
  /** json */
  payload: string;
  created_at: string;
  /** When it is tried next. */
  due_at: string;
  tries: number;
  /** Somebody is at it until then. */
  claimed_until: string | null;
  sent_at: string | null;
  last_error: string;
};

/** Who did what, in order; never changed. No name or address of a buyer stands in it. */
export type LogTable = {
  id: string;
  at: string;
  /** `visitor`, `site`, or the address of one of the house. */
  actor: string;
  act: string;
  order_id: string | null;
  /** json */
  detail: string;
};
