/** Where a house's terms of sale stand; no article may be called so (lib/content/validate/article-faults). */
export const termsPath = '/shop/conditions';
