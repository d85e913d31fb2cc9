import { isKept } from '../page/is-kept';
import type { PageFault, Site } from '../page/page';

/** Cookies that an answer sets and that the site does not say it keeps. */
export function findCookies({ answers }: Site): PageFault[] {
  return [...answers].flatMap(([page, { cookies = [] }]) =>
    cookies
      .filter((name) => !isKept(name))
      .map((name) => ({
        page,
        what: `its answer sets the cookie “${name}”, which lib/primitives/storage/stored-items.ts does not name`,
        todo: 'name it there, so that it is spoken of and deleted with the rest',
      })),
  );
}
