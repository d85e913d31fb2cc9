/** The pages every visitor can reach from everywhere (specification, section 2). */
export const pages = [
  { key: 'catalogue', path: '/catalogue' },
  { key: 'vod', path: '/vod' },
  { key: 'shop', path: '/shop' },
  { key: 'lists', path: '/a-voir' },
] as const;
