/** Where an item is stored: on the device, for all tabs, or in one tab until it is closed. */
export type StorageArea = 'device' | 'tab';

/** An item that the site stores in the browser. */
type StoredItemSpec = {
  /** Key of its description for visitors (`StoredData.things`). */
  name: string;
  /** Storage key; a final `*` matches any characters. */
  key: string;
  /** The browser sends cookies with each request; it sends no other items by itself. */
  where: StorageArea | 'cookie';
  /** Lifetime of a cookie, if it is shorter than a year. */
  lasts?: 'hour';
};

/**
 * All items that the site stores in a browser. The deletion, the export and the privacy page use this list, and
 * `deviceText` accepts only its keys.
 */
export const storedItems = [
  { name: 'lists', key: 'bobine-lists', where: 'device' },
  { name: 'follows', key: 'bobine-follows', where: 'device' },
  { name: 'places', key: 'bobine-resume', where: 'device' },
  { name: 'trailers', key: 'bobine-resume', where: 'tab' },
  { name: 'player', key: 'bobine-player', where: 'device' },
  { name: 'filters', key: 'bobine-filters-*', where: 'device' },
  { name: 'choices', key: 'bobine-choices', where: 'device' },
  { name: 'basket', key: 'bobine-basket', where: 'device' },
  { name: 'typed', key: 'bobine-checkout', where: 'tab' },
  { name: 'language', key: 'i18n_redirected', where: 'cookie' },
  { name: 'ordered', key: 'bobine-ordered', where: 'cookie', lasts: 'hour' },
  { name: 'currency', key: 'bobine-currency', where: 'device' },
  { name: 'editor', key: 'bobine-editor-*', where: 'device' },
  { name: 'reload', key: 'bobine-reload', where: 'tab' },
] as const satisfies readonly StoredItemSpec[];

export type StoredItem = (typeof storedItems)[number];
export type StoredName = StoredItem['name'];

type KeyPattern<Key extends string> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;

/** Allowed storage keys. */
export type StoredKey = KeyPattern<StoredItem['key']>;

/** Whether a storage key matches the key of an item, which may end in `*`. */
export function isStoredUnder(key: string, pattern: string): key is StoredKey {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}
