/** The names of the site's own pages, as `menu` in `site.yaml` has them. What each is stands in lib/site/menu/own-pages.ts. */
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
