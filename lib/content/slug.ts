/** Format of a slug: lower-case words and digits joined by single hyphens. Separate from the schema for the browser. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
