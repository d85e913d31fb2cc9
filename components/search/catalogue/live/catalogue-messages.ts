import type { Messages } from '@/lib/i18n/messages';

/** Message namespaces of the catalogue in the browser. */
const namespaces = [
  'Catalogue',
  'Film',
  'I18n',
  'List',
  'Navigation',
  'Timeline',
] as const satisfies (keyof Messages)[];

/**
 * The messages of the catalogue's shared components, as one JSON string: React would serialise and parse each
 * message of a payload separately for every render.
 */
export function catalogueMessages(all: Messages): string {
  const { seen, toWatchFilm } = all.Lists;
  return JSON.stringify({
    ...Object.fromEntries(namespaces.map((name) => [name, all[name]])),
    // Of the namespace `Lists`, a film card needs only these.
    Lists: { seen, toWatchFilm },
    Share: { share: all.Share.share },
  });
}
