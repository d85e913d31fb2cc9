/** What stands before the path that was asked for (specification, section 8). */
export const notFound = 'Page not found:';
