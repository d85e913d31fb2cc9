/**
 * Format of a slug: lower-case words and digits joined by single hyphens. It is not in `slug-schema.ts`, so that the
 * browser can use it without zod.
 */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
