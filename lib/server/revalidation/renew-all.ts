import { type Behind, dropPayloads, render, renderIfThere } from './renew-pages';

/** What a build says of itself, and words: they stay. */
const ofBuild = /^\/(?:builds|_i18n)\//;

/**
 * Has everything made anew: something has come out, and any page may name it. Each is made when it is asked for, so that
 * nobody waits for another's page; what is there from now on, its page, its posters, its calendars, is made at once.
 */
export function renewingAll(behind: Behind) {
  return async (): Promise<void> => {
    dropWritten(behind);
    await openWaiting(behind);
  };
}

/**
 * Has every page made anew when it is asked for, nothing that is drawn: what stands on a page for as long as an article
 * is in stock stands on cards of its films too, wherever they are.
 */
export function renewPages(behind: Behind): void {
  dropWritten(behind, (file) => file.endsWith('.html'));
}

/** What is no longer there, such as a sheet of posters, stays as it was: pages that are open still show it. */
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
