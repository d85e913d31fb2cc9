/**
 * The content folder: films, collections, shop, settings and media. Set by `CONTENT_DIR` in the environment (`HOUSE`
 * until 0.3): an absolute path, or relative to the project's root. Issues show the path as given.
 */
export function contentDir() {
  const { CONTENT_DIR, HOUSE } = process.env;
  return (CONTENT_DIR || HOUSE || 'content').replace(/[/\\]+$/, '');
}
