/**
 * What the house has, as the build was told (next.config.mjs), where the browser has to know it too. Where code is to
 * fall away with it, `process.env` is asked there: a bundler does not look into another file for that.
 */
export const hasLists = process.env.NEXT_PUBLIC_LISTS !== 'off';
export const hasVod = process.env.NEXT_PUBLIC_VOD !== 'off';
/** Whether it sells by itself (`shop.yaml`); else nothing of basket and orders is in a page or its script. */
export const hasTill = process.env.NEXT_PUBLIC_TILL !== 'off';
