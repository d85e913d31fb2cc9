/**
 * The folder of the content whose site this is: films, collections, shop, settings and media. The environment's
 * `CONTENT_DIR` (`HOUSE` until 0.3) says which, from the project's root or as a whole path; issues name it as given.
 */
export function contentDir() {
  const { CONTENT_DIR, HOUSE } = process.env;
  return (CONTENT_DIR || HOUSE || 'content').replace(/[/\\]+$/, '');
}
