/** How a slug is written: lower-case words and digits joined by single hyphens. Apart from its schema, since browsers load it. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
