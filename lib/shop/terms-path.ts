/** Where a house's terms of sale stand; no article may be called so (lib/content/article-faults). */
export const termsPath = '/shop/conditions';
