import type { Messages } from '@/lib/i18n/messages';

/** What the catalogue says when it is drawn in the browser. */
const namespaces = [
  'Catalogue',
  'Film',
  'I18n',
  'List',
  'Navigation',
  'Timeline',
] as const satisfies (keyof Messages)[];

/** The words of the components that the server and the browser both draw the catalogue with. */
export function catalogueWords(all: Messages) {
  const { seen, toWatchFilm } = all.Lists;
  return {
    ...Object.fromEntries(namespaces.map((name) => [name, all[name]])),
    // Of the lists' many words those of a card.
    Lists: { seen, toWatchFilm },
    Share: { share: all.Share.share },
  };
}
