/**
 * What the house has, as the build was told (next.config.mjs), where the browser has to know it too: the code of what
 * is switched off is then left out.
 */
export const hasLists = process.env.NEXT_PUBLIC_LISTS !== 'off';
export const hasVod = process.env.NEXT_PUBLIC_VOD !== 'off';
