import { type Behind, dropPayloads, render, renderIfThere } from './renew-pages';

/** Build metadata and messages, which do not change with the content. */
const ofBuild = /^\/(?:builds|_i18n)\//;

/**
 * Invalidates everything after content has been published, since any page may refer to it. Each file is rendered on its
 * next request. Files that exist only from now on (pages, posters, calendars) are rendered at once.
 */
export function renewingAll(behind: Behind) {
  return async (): Promise<void> => {
    dropWritten(behind);
    await openWaiting(behind);
  };
}

/**
 * Invalidates all pages, but no images. The stock of an article shows on its own page and on the cards of its films,
 * which can be on any page.
 */
export function renewPages(behind: Behind): void {
  dropWritten(behind, (file) => file.endsWith('.html'));
}

/** A file that Next no longer renders, such as a sheet of posters, keeps its old body: open pages still use it. */
function dropWritten(behind: Behind, isDropped = (_file: string) => true): void {
  const { built, payloads } = behind.routes;
  const written = [...built].flatMap(([path, { file }]) =>
    ofBuild.test(path) || !isDropped(file) ? [] : file,
  );
  behind.bodyCache.clear();
  for (const file of [...written, ...payloads])
    behind.bodyCache.drop(file, () => renderIfThere(behind, file));
}

async function openWaiting(behind: Behind): Promise<void> {
  const { routes, bodyCache } = behind;
  for (const [path, built] of routes.waiting) {
    const made = routes.built.has(path) ? undefined : await renderIfThere(behind, built.file);
    if (!made) continue;
    dropPayloads(behind, built);
    bodyCache.put(built.file, Promise.resolve(made), () => render(behind, built.file));
    routes.built.set(path, built);
  }
}
