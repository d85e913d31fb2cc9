import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@/lib/primitives/money/money';
import type {
  ContentDraftTable,
  ContentLinkTable,
  ContentSaveTable,
  PasskeyTable,
  PersonTable,
  SessionTable,
  SignInLinkTable,
  UnsentFormTable,
} from './admin-tables';
import type {
  BankFileTable,
  ExchangeRateTable,
  PaymentTable,
  RefundTable,
  StripeTransactionTable,
} from './payment-tables';

/**
 * The shop's database schema, the same for SQLite and PostgreSQL: only text and integers. Times are
 * ISO 8601 in UTC with milliseconds (`new Date().toISOString()`), so that they sort as text; amounts
 * are integers in the smallest unit; `json` is text that its reader parses and validates.
 */
export type Tables = {
  stock: StockTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  invoices: InvoiceTable;
  reminders: ReminderTable;
  invoice_counters: { year: number; last: number };
  payments: PaymentTable;
  bank_files: BankFileTable;
  refunds: RefundTable;
  withdrawals: PieceTable & { id: string };
  shipments: PieceTable & { id: string; tracking: string };
  returns: PieceTable & { key: string };
  buyer_notes: { id: string; order_id: string; text: string; at: string };
  vouchers: VoucherTable;
  voucher_uses: VoucherUseTable;
  /** How many orders have used a discount code; cancelled orders do not count. */
  discount_uses: { code: string; used: number };
  stock_alerts: StockAlertTable;
  drafts: DraftTable;
  declarations: DeclarationTable;
  outbox: OutboxTable;
  staff_events: StaffEventTable;
  events: { source: string; event: string; received_at: string };
  log: LogTable;
  people: PersonTable;
  sessions: SessionTable;
  sign_in_links: SignInLinkTable;
  passkeys: PasskeyTable;
  exchange_rates: ExchangeRateTable;
  stripe_transactions: StripeTransactionTable;
  passkey_challenges: { challenge: string; created_at: string };
  unsent_forms: UnsentFormTable;
  content_drafts: ContentDraftTable;
  content_links: ContentLinkTable;
  content_saves: ContentSaveTable;
};

/** Pieces in stock; an article without a row is not counted. */
type StockTable = { article: string; pieces: number; changed_at: string };

export type PaymentMethod = 'bill' | 'stripe' | 'collection';
export type PaymentState = 'open' | 'paid' | 'partly-refunded' | 'refunded';
/** `partly-sent`: some parcels have left, and more will follow. */
export type DeliveryState = 'waiting' | 'packed' | 'partly-sent' | 'sent' | 'collected';

export type OrderTable = {
  id: string;
  /** Order number for the telephone (`K7Q-4ZT`); grants no access. */
  number: string;
  /** 128 bits, base64url: grants access to the order. */
  token: string;
  /** SHA-256 of the token, used for the lookup. */
  token_digest: string;
  /** Created with the form, so that submitting the same form twice places only one order. */
  form_key: string;
  locale: string;
  currency: Currency;
  email: string;
  /** json: the billing address (`lib/shop/orders/address`). Emptied when forgotten. */
  address: string;
  /** json: the delivery address, if it is another one. */
  delivery_address: string | null;
  /** json: `Gift` (`lib/shop/orders/gift`), if the order is a gift. */
  gift: string | null;
  delivery: 'post' | 'collection' | 'mail';
  /** The country to which the goods go. */
  country: string;
  payment: PaymentMethod;
  payment_state: PaymentState;
  delivery_state: DeliveryState;
  /** The sum of the lines, discounts deducted. */
  goods: number;
  postage: number;
  /** Amount paid with a voucher. */
  redeemed: number;
  /** The amount to pay with money: goods and postage minus the voucher amount. */
  total: number;
  /** json: the VAT by rate (`VatPart[]`). */
  vat: string;
  /** 1 if the buyer owes the VAT: prices are net. */
  reverse_charge: Generated<number>;
  /** json: the discounts contained in `goods` (`Discount[]`, `lib/shop/pricing/discounts`). */
  discounts: string | null;
  /** The buyer's message to the seller. */
  message: string;
  /** The tracking number of the last parcel; `shipments` has those of all parcels. */
  tracking: string;
  /** The staff's note. */
  note: string;
  placed_at: string;
  /**
   * When the buyer confirmed a payment that takes days (SEPA debit, bank transfer). It stays set after the money has
   * arrived.
   */
  payment_pending_at: string | null;
  paid_at: string | null;
  sent_at: string | null;
  cancelled_at: string | null;
  withdrawn_at: string | null;
  /** When all goods that were due back had reached the seller. */
  returned_at: string | null;
  forgotten_at: string | null;
  /** When staff last corrected its lines (`lib/shop/commands/correct-lines`). */
  corrected_at: string | null;
  /** Text for the admin's search, folded (`orderSearch`). */
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
  /** Price of one piece, VAT included. */
  price: number;
  /** Deducted from the price of all pieces together (`sumOfLine`). */
  discount: Generated<number>;
  vat_class: string;
  /** Hundredths of a percent: 810 is 8.1 %. */
  vat_rate: number;
};

export type InvoiceTable = {
  id: string;
  order_id: string;
  kind: 'invoice' | 'credit';
  /** `number` is consecutive from 1 within `year`; invoices and credit notes share one counter. */
  year: number;
  number: number;
  currency: Currency;
  /** The amount to pay, or the amount credited. */
  amount: number;
  /**
   * QRR or SCOR reference without spaces, matched with the bank file; empty if the document has
   * none.
   */
  reference: string;
  /**
   * json: the frozen document (`InvoiceDocument`). After the retention period of the books a
   * forgotten buyer is removed from it.
   */
  paper: string;
  issued_at: string;
  /** The day (`2026-12-31`) until which a bill is to be paid; absent for other documents. */
  due_on: ColumnType<string | null, string | null | undefined>;
  /**
   * When a correction of the order's lines replaced an invoice; also set for the credit note that cancels it. The
   * order's account ignores both, the books do not.
   */
  replaced_at: string | null;
};

/** A reminder of an overdue bill: sent, or skipped by staff. Each step is done once. */
export type ReminderTable = {
  order_id: string;
  step: number;
  state: 'sent' | 'skipped';
  at: string;
};

/**
 * Pieces of an order that were withdrawn, sent or returned at one time. There is no row for a withdrawal from a
 * whole order (`orders.withdrawn_at`), or for parcels and returns from before these tables existed. `key` of a
 * return is the form's, so that submitting the form twice makes only one return.
 */
type PieceTable = {
  order_id: string;
  /** json: `PieceCount[]`, for a return `ReturnedLine[]` (`lib/shop/orders/piece-records`). */
  lines: string;
  at: string;
};

export type VoucherTable = {
  id: string;
  /** SHA-256 of the normalized code (`normalizeCode`). */
  code_digest: string;
  code: string;
  /** The order it was bought with; absent for vouchers issued by staff. */
  order_id: string | null;
  currency: Currency;
  value: number;
  balance: number;
  created_at: string;
  blocked_at: string | null;
};

/** An address that wants a mail once an article is in stock again; deleted by `deleteOldAlerts`. */
export type StockAlertTable = {
  id: string;
  article: string;
  /** In lower case; an address has at most one row per article. */
  email: string;
  locale: string;
  /** 128 bits, base64url: the link that contains it leads to the page that confirms or removes the alert. */
  token: string;
  created_at: string;
  confirmed_at: string | null;
  /** When the mail was enqueued; it is sent once. */
  notified_at: string | null;
};

export type VoucherUseTable = {
  id: string;
  voucher_id: string;
  order_id: string;
  /** Negative for amounts restored. */
  amount: number;
  at: string;
};

/**
 * A form to show again, with its field errors: of the checkout, of a stock alert, or a step of the withdrawal form.
 * Deleted after an hour.
 */
export type DraftTable = { key: string; form: string; faults: string; created_at: string };

/** A withdrawal declaration, whether the order exists or not. */
export type DeclarationTable = {
  id: string;
  /** Absent if no order has this number and email address. Staff then check the declaration. */
  order_id: string | null;
  name: string;
  /** The order number, normalized (`normalizeOrderNumber`); other text as entered. */
  contract: string;
  email: string;
  /** What the buyer wrote about withdrawing from a part of the order only; empty: the whole order. */
  part: Generated<string>;
  /** `withdrawn`, `part` if staff enter the pieces, or why it was refused (`OrderCommandError`), or `unknown`. */
  outcome: string;
  received_at: string;
  /** When the declaration was settled: at once if the withdrawal was recorded, else when staff handled it. */
  settled_at: string | null;
};

export type OutboxTable = {
  id: string;
  kind: string;
  order_id: string | null;
  /** json */
  payload: string;
  created_at: string;
  /** Time of the next try. */
  due_at: string;
  tries: number;
  /** A process has claimed the entry until this time. */
  claimed_until: string | null;
  sent_at: string | null;
  last_error: string;
};

/** An event that was mailed to staff, or waits for the next mail to them. */
export type StaffEventTable = {
  /** Identifies the event, so that it is reported once. */
  key: string;
  /** json: `StaffEvent` (`lib/shop/staff-mails`). */
  event: string;
  noticed_at: string;
  mailed_at: string | null;
};

/** Log of commands; append-only. Contains no buyer's name or address. */
export type LogTable = {
  id: string;
  at: string;
  /** `visitor`, `site`, or a staff member's address. */
  actor: string;
  act: string;
  order_id: string | null;
  /** json */
  detail: string;
};
