import type { Tables } from './tables';

/**
 * Every table with the columns that tell its rows apart. Whoever is referred to stands before who refers: in this order
 * they are filled, and emptied in the other.
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
