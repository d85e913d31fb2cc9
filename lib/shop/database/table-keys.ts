import type { Tables } from './tables';

/**
 * Every table with its key columns. Referenced tables come first: tables are filled in this order and
 * emptied in reverse.
 */
export const tableKeys = {
  stock: ['article'],
  orders: ['id'],
  order_lines: ['id'],
  invoices: ['id'],
  invoice_counters: ['year'],
  payments: ['id'],
  refunds: ['key'],
  vouchers: ['id'],
  voucher_uses: ['id'],
  drafts: ['key'],
  declarations: ['id'],
  outbox: ['id'],
  events: ['source', 'event'],
  log: ['id'],
  people: ['id'],
  sessions: ['id'],
  sign_in_links: ['id'],
  passkeys: ['id'],
  passkey_challenges: ['challenge'],
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };

export type TableName = keyof typeof tableKeys;

export const tableNames = Object.keys(tableKeys) as TableName[];
