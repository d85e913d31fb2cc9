/** How long something is kept: on this device, or as long as this tab is open. */
export type Memory = 'device' | 'tab';

/** One thing that the site keeps in a browser. */
type KeptThing = {
  /** What it is called in the visitors' words (`Kept.things`). */
  name: string;
  /** Its name in the browser's storage; `*` at its end stands for any letters. */
  key: string;
  /** A cookie is sent with each request, the others never leave the browser. */
  where: Memory | 'cookie';
  /** Of a cookie that is gone sooner than after a year. */
  lasts?: 'hour';
};

/**
 * Everything that the site keeps in a browser, and nothing else: what deletes it, what takes it along in a
 * file and the page that says so are made of this list, and `deviceText` writes under no other name.
 */
export const storedItems = [
  { name: 'lists', key: 'bobine-lists', where: 'device' },
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
  { name: 'reload', key: 'bobine-reload', where: 'tab' },
] as const satisfies readonly KeptThing[];

export type Kept = (typeof storedItems)[number];
export type StoredName = Kept['name'];

type Spelled<Key extends string> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;

/** Under what something may be kept. */
export type StoredKey = Spelled<Kept['key']>;

/** Whether a name in the browser's storage is one of this thing. */
export function isStoredUnder(key: string, pattern: string): key is StoredKey {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}
