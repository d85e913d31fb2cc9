/** Names of the built-in pages, as used by `menu` in `site.yaml`. Defined in lib/site/menu/own-pages.ts. */
export const ownPageNames = [
  'catalogue',
  'collections',
  'screenings',
  'vod',
  'news',
  'shop',
  'lists',
] as const;
export type OwnPageName = (typeof ownPageNames)[number];
