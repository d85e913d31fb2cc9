import type { ActionName } from './actions/action-names';

/** The roles of people in the admin: everything, or a part of it. */
export const roles = ['all', 'packs', 'books', 'writes', 'publishes'] as const;

export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** The parts of the admin, each with the roles besides `all` that may enter it. */
const areas = {
  orders: ['packs', 'books'],
  packing: ['packs'],
  stock: ['packs'],
  money: ['books'],
  books: ['books'],
  withdrawals: ['packs', 'books'],
  mails: ['packs', 'books'],
  journal: ['books'],
  /** The content editor: lists, forms, drafts, history. */
  content: ['writes', 'publishes'],
  /** What makes drafts public. */
  publishing: ['publishes'],
  /** The shop's settings in the content editor: prices, taxes, where the money goes. */
  settings: [],
  /** A person's own sign-ins, language and forms. */
  account: ['packs', 'books', 'writes', 'publishes'],
  /** The checklist before the shop opens. */
  opening: [],
  /** The list of people who may enter the admin. */
  staff: [],
} as const satisfies Record<string, readonly Role[]>;

export type Area = keyof typeof areas;

/** The areas of a site without a `shop.yaml`. */
const areasWithoutShop = ['content', 'publishing', 'settings', 'account', 'staff'] as const;

type AreaWithoutShop = (typeof areasWithoutShop)[number];
export type ShopArea = Exclude<Area, AreaWithoutShop>;

export function isShopArea(area: Area): area is ShopArea {
  return !areasWithoutShop.some((one) => one === area);
}

export function mayEnter(role: Role, area: Area): boolean {
  return role === 'all' || areas[area].some((one) => one === role);
}

/** The area to which each action belongs. */
const actionAreas = {
  'order-pay': 'money',
  'order-pack': 'packing',
  'order-send': 'packing',
  'order-tracking': 'packing',
  // Those who pack may also take the payment, because the buyer pays at the counter.
  'order-collect': 'packing',
  'order-cancel': 'money',
  'order-remind': 'money',
  'order-remind-skip': 'money',
  'order-refund': 'money',
  'order-return': 'packing',
  'order-withdraw': 'withdrawals',
  'order-contact': 'money',
  'order-lines': 'money',
  'order-write': 'packing',
  'order-note': 'orders',
  'orders-pay': 'money',
  'orders-pack': 'packing',
  'orders-send': 'packing',
  'orders-tracking': 'packing',
  'stock-set': 'stock',
  'stock-add': 'stock',
  'stock-uncount': 'stock',
  'voucher-give': 'money',
  'voucher-block': 'money',
  'voucher-unblock': 'money',
  'payment-assign': 'money',
  'payment-settle': 'money',
  'payment-reopen': 'money',
  'rate-set': 'books',
  'rate-remove': 'books',
  'stripe-import': 'books',
  'declaration-settle': 'withdrawals',
  'mail-again': 'mails',
  'form-discard': 'account',
  'passkey-remove': 'account',
  'session-close': 'account',
  language: 'account',
  'person-invite': 'staff',
  'person-role': 'staff',
  'person-remove': 'staff',
  'test-mail': 'opening',
} as const satisfies Record<ActionName, Area>;

export type AreaOf<Name extends ActionName> = (typeof actionAreas)[Name];

export function areaOf<Name extends ActionName>(action: Name): AreaOf<Name> {
  return actionAreas[action];
}

export function mayRun(role: Role, action: ActionName): boolean {
  return mayEnter(role, areaOf(action));
}

/** The pages in the menu, each with its area. */
const pageAreas = {
  orders: 'orders',
  stock: 'stock',
  vouchers: 'money',
  payments: 'money',
  declarations: 'withdrawals',
  mails: 'mails',
  books: 'books',
  journal: 'journal',
  content: 'content',
  people: 'account',
} as const satisfies Record<string, Area>;

type AdminPageName = keyof typeof pageAreas;

/** The pages that a role may open, in the order of the menu; without a shop only those that need none. */
export function pagesOf(role: Role, hasShop: boolean): AdminPageName[] {
  const names = Object.keys(pageAreas) as AdminPageName[];
  return names.filter(
    (name) => mayEnter(role, pageAreas[name]) && (hasShop || !isShopArea(pageAreas[name])),
  );
}
