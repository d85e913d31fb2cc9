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

/** The JSON of each language, since it is the same for every query. */
const written = new WeakMap<Messages, string>();

/**
 * The messages of the catalogue's shared components, as one JSON string: React would serialise and parse each
 * message of a payload separately for every render.
 */
export function catalogueMessages(all: Messages): string {
  const json = written.get(all) ?? writeMessages(all);
  written.set(all, json);
  return json;
}

function writeMessages(all: Messages): string {
  const { seen, toWatchFilm } = all.Lists;
  return JSON.stringify({
    ...Object.fromEntries(namespaces.map((name) => [name, all[name]])),
    // Of the namespace `Lists`, a film card needs only these.
    Lists: { seen, toWatchFilm },
    Share: { share: all.Share.share },
  });
}
