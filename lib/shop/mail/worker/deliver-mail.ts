import type { Selectable } from 'kysely';
import { z } from 'zod';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { readPieceRecords } from '@/lib/shop/commands/piece-records';
import { type SplitLine, splitLines, toShip } from '@/lib/shop/commands/remaining-order';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';
import { readDocument } from '@/lib/shop/invoices/read-documents';
import { giftMail } from '@/lib/shop/mail/gift-mail';
import {
  type Attachment,
  isMailKind,
  type Mail,
  type MailFacts,
  mailPayload,
  type ReminderFacts,
} from '@/lib/shop/mail/mail';
import { createMailFormatter } from '@/lib/shop/mail/mail-context';
import { orderMail } from '@/lib/shop/mail/order-mail';
import { MailServerUnreachable } from '@/lib/shop/mail/outbox/deliver-due';
import { type MailFile, sendMail } from '@/lib/shop/mail/send-mail';
import {
  isStockAlertMail,
  type StockAlertMailKind,
  stockAlertMail,
} from '@/lib/shop/mail/stock-alert-mail';
import { withdrawalReceiptMail } from '@/lib/shop/mail/withdrawal-receipt-mail';
import { type Order, readOrder } from '@/lib/shop/orders/order';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { readReminderFacts } from '@/lib/shop/reminders/read-reminder-facts';
import { staffMail, staffMailPayload } from '@/lib/shop/staff-mails/staff-mail';
import { getStaffMailSettings } from '@/lib/shop/staff-mails/staff-mail-settings';
import { listVouchersOf, readVoucher } from '@/lib/shop/vouchers/voucher';

const alertPayloadSchema = z.object({ alert: z.string() });
const payloadSchema = z.object({ declaration: z.string(), locale: z.enum(locales) });

/**
 * Writes and sends the mail of an outbox entry. Skips it if the recipient has been forgotten since.
 */
export async function deliverMail(
  db: Database,
  row: Selectable<OutboxTable>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const prepared = await writeMail(db, row);
  if (!prepared) return;
  const { mail, attach } = prepared;
  await sendMail(mail, { id: row.id, ...(attach && { attach }), env }).catch((error) => {
    throw isServerFailure(error)
      ? new MailServerUnreachable(error.message, { cause: error })
      : error;
  });
}

type WrittenMail = { mail: Mail; attach?: ReturnType<typeof createAttacher> };

async function writeMail(
  db: Database,
  row: Selectable<OutboxTable>,
): Promise<WrittenMail | undefined> {
  const { kind, order_id, payload } = row;
  if (kind === 'declared') {
    const mail = await writeReceipt(db, payload);
    return mail && { mail };
  }
  if (kind === 'staff') {
    const locale = getStaffMailSettings()?.locale ?? defaultLocale;
    return { mail: await staffMail(staffMailPayload.parse(JSON.parse(payload)), locale) };
  }
  if (isStockAlertMail(kind)) {
    const mail = await writeStockAlert(db, kind, payload);
    return mail && { mail };
  }
  if (kind !== 'gift' && !isMailKind(kind)) throw new Error(`Unknown mail kind "${kind}"`);
  const stored = order_id ? await readOrder(db, order_id) : undefined;
  if (!stored) throw new Error('There is no such order');
  if (!stored.email) return undefined;
  if (kind === 'gift') return writeGift(db, stored);
  const parsed = mailPayload.parse(JSON.parse(payload));
  const order = await asOfParcel(db, stored, parsed.shipment);
  const facts = await readFacts(db, order, parsed);
  const writtenAt = new Date(row.created_at);
  const reminder = kind === 'reminder' ? await readReminderFacts(db, order, writtenAt) : undefined;
  // The order was paid or cancelled after the reminder was enqueued.
  if (kind === 'reminder' && !reminder) return undefined;
  const shopConfig = getOrderConfig(order.locale);
  if (!shopConfig) throw new Error('There is no shop.yaml any more');
  const mail = await orderMail(kind, order, shopConfig, {
    ...facts,
    ...(reminder && { reminder }),
  });
  return {
    mail,
    attach: createAttacher(db, order, shopConfig, reminder && { ...reminder, writtenAt }),
  };
}

async function writeGift(db: Database, order: Order): Promise<WrittenMail | undefined> {
  const shopConfig = getOrderConfig(order.locale);
  if (!shopConfig) throw new Error('There is no shop.yaml any more');
  const mail = await giftMail(order, {
    shopConfig,
    vouchers: await listVouchersOf(db, order.id),
  });
  return mail && { mail, attach: createAttacher(db, order, shopConfig) };
}

/** The order with the tracking and the time of this parcel, not of the last one. */
async function asOfParcel(db: Database, order: Order, id: string | undefined): Promise<Order> {
  const query = db
    .selectFrom('shipments')
    .select(['tracking', 'at'])
    .where('id', '=', id ?? '');
  const parcel = await query.executeTakeFirst();
  return parcel ? { ...order, tracking: parcel.tracking, sent_at: parcel.at } : order;
}

async function readFacts(
  db: Database,
  order: Order,
  payload: z.infer<typeof mailPayload>,
): Promise<MailFacts> {
  const documents = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'reference'])
    .where('order_id', '=', order.id)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return {
    payload,
    vouchers: await listVouchersOf(db, order.id),
    ...(await readShared(db, order, payload.shipment)),
    documents,
  };
}

/**
 * The lines of a parcel, and those that were refunded or followed when it was sent; without a parcel the
 * lines as they are now. Empty if the parcel is the whole order.
 */
async function readShared(
  db: Database,
  order: Order,
  shipmentId: string | undefined,
): Promise<Pick<MailFacts, 'shared'>> {
  const { withdrawals, shipments, returns, refunds } = await readPieceRecords(db, order.id);
  const shipment = shipments.find(({ id }) => id === shipmentId);
  const sentAt = shipment?.at ?? order.sent_at;
  const isBefore = (at: string | null) => !sentAt || (at !== null && at <= sentAt);
  const lines = splitLines(
    {
      ...order,
      payment_state: 'paid',
      returned_at: null,
      withdrawn_at: isBefore(order.withdrawn_at) ? order.withdrawn_at : null,
    },
    {
      withdrawals: withdrawals.filter(({ at }) => isBefore(at)),
      shipments: shipments.filter(({ at }) => isBefore(at)),
      returns: returns.filter(({ at }) => isBefore(at)),
      refunds: refunds.filter(({ created_at }) => isBefore(created_at)),
    },
  );
  const linesWith = (piecesOf: (line: SplitLine) => number) =>
    lines.flatMap((one) => {
      const pieces = piecesOf(one);
      return pieces > 0 ? [{ ...one.line, pieces }] : [];
    });
  const inParcel = ({ line }: SplitLine) =>
    shipment?.lines.find(({ position }) => position === line.position)?.pieces ?? 0;
  const left = linesWith(shipment ? inParcel : (one) => one.left);
  const refunded = linesWith((one) => one.refunded + one.withdrawn);
  const later = shipment ? linesWith(toShip) : [];
  const isWhole = !shipments.some((one) => one !== shipment) && later.length === 0;
  return refunded.length === 0 && isWhole ? {} : { shared: { left, refunded, later } };
}

/** nodemailer error codes for a failure of the server, not of the mail. */
const serverFailureCodes = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EAUTH',
  'EOAUTH2',
]);

function isServerFailure(error: unknown): error is Error {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && serverFailureCodes.has(code);
}

/** `undefined` if the alert has been deleted since. */
async function writeStockAlert(
  db: Database,
  kind: StockAlertMailKind,
  payload: string,
): Promise<Mail | undefined> {
  const { alert: id } = alertPayloadSchema.parse(JSON.parse(payload));
  const alert = await db
    .selectFrom('stock_alerts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!alert) return undefined;
  const shopConfig = getOrderConfig(isLocale(alert.locale) ? alert.locale : defaultLocale);
  if (!shopConfig) throw new Error('There is no shop.yaml any more');
  return stockAlertMail(kind, alert, shopConfig);
}

/** The receipt of a declaration; `undefined` if its sender has been forgotten since. */
async function writeReceipt(db: Database, payload: string): Promise<Mail | undefined> {
  const { declaration, locale } = payloadSchema.parse(JSON.parse(payload));
  const row = await db
    .selectFrom('declarations')
    .select(['email', 'contract', 'received_at', 'part', 'order_id'])
    .where('id', '=', declaration)
    .executeTakeFirst();
  if (!row) return undefined;
  const shopConfig = getOrderConfig(locale);
  if (!shopConfig) throw new Error('There is no shop.yaml any more');
  const { email: to, contract, received_at: receivedAt } = row;
  // Only to the address of the order, because anyone can have a receipt sent to any other address.
  const part = row.order_id ? row.part : '';
  return withdrawalReceiptMail({ to, contract, receivedAt, part }, { shopConfig, locale });
}

/**
 * Creates the attachments of an order's mails. The PDF modules are imported on first use, so that a
 * server starts without loading fonts.
 */
function createAttacher(
  db: Database,
  order: Order,
  shopConfig: ShopConfig,
  reminder?: WrittenReminder,
) {
  return async ({ kind, id }: Attachment): Promise<MailFile> => {
    const { t } = await createMailFormatter(order.locale);
    if (kind === 'voucher') {
      const voucher = await readVoucher(db, id);
      if (!voucher) throw new Error('There is no such voucher');
      // The first group of the code distinguishes several voucher files.
      const filename = t('files.voucher', { number: voucher.code.slice(0, 4) });
      const { voucherPdf } = await import('@/lib/shop/vouchers/voucher-pdf');
      return { filename, content: await voucherPdf(voucher, shopConfig, order.locale) };
    }
    if (kind === 'reminder') return attachReminder(reminder, id === '2' ? 2 : 1, shopConfig);
    const row = await db
      .selectFrom('invoices')
      .select(['kind', 'paper'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const document = readDocument(row.paper, order);
    const { invoicePdf } = await import('@/lib/shop/invoices/pdf/invoice-pdf');
    return {
      filename: t(`files.${row.kind}`, { name: document.name }),
      content: await invoicePdf(document),
    };
  };
}

type WrittenReminder = ReminderFacts & { writtenAt: Date };

async function attachReminder(
  facts: WrittenReminder | undefined,
  step: 1 | 2,
  { payment }: ShopConfig,
): Promise<MailFile> {
  if (!facts) throw new Error('The order is not overdue');
  const { invoice, open, received, credited, writtenAt } = facts;
  const text = payment.bill?.reminders?.[step - 1]?.text?.text;
  const { t } = await createMailFormatter(invoice.locale);
  const { invoicePdf } = await import('@/lib/shop/invoices/pdf/invoice-pdf');
  const at = writtenAt.toISOString();
  return {
    filename: t('files.reminder', { name: invoice.name }),
    content: await invoicePdf(invoice, {
      ...{ step, total: invoice.total, open, received, credited, at },
      ...(text && { text: plainLines(text) }),
    }),
  };
}

/** Markdown as plain paragraphs. */
const plainLines = (markdown: string) =>
  markdown
    .split(/\n\s*\n/)
    .map((paragraph) => plainText(paragraph, Number.POSITIVE_INFINITY))
    .join('\n');
