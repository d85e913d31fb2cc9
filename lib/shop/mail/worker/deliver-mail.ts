import type { Selectable } from 'kysely';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';
import { giftMail } from '@/lib/shop/mail/gift-mail';
import { isMailKind, type Mail, type MailFacts, mailPayload } from '@/lib/shop/mail/mail';
import { orderMail } from '@/lib/shop/mail/order-mail';
import { MailServerUnreachable } from '@/lib/shop/mail/outbox/deliver-due';
import { sendMail } from '@/lib/shop/mail/send-mail';
import {
  isStockAlertMail,
  type StockAlertMailKind,
  stockAlertMail,
} from '@/lib/shop/mail/stock-alert-mail';
import { withdrawalReceiptMail } from '@/lib/shop/mail/withdrawal-receipt-mail';
import { type Order, readAccount, readOrder } from '@/lib/shop/orders/order';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { readReminderFacts } from '@/lib/shop/reminders/read-reminder-facts';
import { staffMail, staffMailPayload } from '@/lib/shop/staff-mails/staff-mail';
import { getStaffMailSettings } from '@/lib/shop/staff-mails/staff-mail-settings';
import { listVouchersOf } from '@/lib/shop/vouchers/voucher';
import { createAttacher } from './attachments';
import { readShared } from './shared-lines';

const alertPayloadSchema = z.object({ alert: z.string() });
const payloadSchema = z.object({ declaration: z.string(), locale: z.enum(locales) });

/**
 * Writes and sends the mail of an outbox entry. Skips a mail that is no longer needed, for example because its
 * recipient was forgotten.
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

/** The shop config for mails in a language. @throws if the site no longer has one */
function shopConfigIn(locale: Locale): ShopConfig {
  const shopConfig = getOrderConfig(locale);
  if (!shopConfig) throw new Error('There is no shop.yaml any more');
  return shopConfig;
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
  const shopConfig = shopConfigIn(order.locale);
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
  const shopConfig = shopConfigIn(order.locale);
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
    account: await readAccount(db, order),
    vouchers: await listVouchersOf(db, order.id),
    ...(await readShared(db, order, payload.shipment)),
    documents,
  };
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
  const shopConfig = shopConfigIn(isLocale(alert.locale) ? alert.locale : defaultLocale);
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
  const shopConfig = shopConfigIn(locale);
  const { email: to, contract, received_at: receivedAt } = row;
  // The part is repeated only to the order's address, because anyone can have a receipt sent to any other.
  const part = row.order_id ? row.part : '';
  return withdrawalReceiptMail({ to, contract, receivedAt, part }, { shopConfig, locale });
}
