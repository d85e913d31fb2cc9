import { isKept } from '../page/is-kept';
import type { PageFault, Site } from '../page/page';

/** Cookies that a response sets but the site's privacy page does not list. */
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
