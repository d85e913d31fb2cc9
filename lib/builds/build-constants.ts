/**
 * The id of the build: 16 characters of the fingerprint of its sources, or `BUILD_ID` (`build-site.mjs`). Next and
 * `/builds/latest.json` use the same id. In `next dev` it is `development`.
 */
export const buildId = process.env.NEXT_PUBLIC_BUILD_ID ?? 'development';

/**
 * Features of the site that the browser has to know, set at build time (next.config.mjs). A file whose code is to be
 * removed from the bundle must read `process.env` itself, because bundlers do not evaluate constants that are
 * imported from this file.
 */
export const hasLists = process.env.NEXT_PUBLIC_LISTS !== 'off';
export const hasVod = process.env.NEXT_PUBLIC_VOD !== 'off';
/** Whether the shop sells (`shop.yaml`). Otherwise pages and scripts contain no cart and no orders. */
export const isShopOpen = process.env.NEXT_PUBLIC_SHOP !== 'off';
