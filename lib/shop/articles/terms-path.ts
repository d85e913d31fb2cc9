/**
 * The path of the terms of sale; reserved, so no article may have this slug
 * (lib/content/validate/article-faults).
 */
export const termsPath = '/shop/conditions';
