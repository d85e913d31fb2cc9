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

/**
 * The words of the components that the server and the browser both draw the catalogue with. In one piece, as JSON: React
 * would write and read each word of a payload by itself, every time the page is drawn.
 */
export function catalogueWords(all: Messages): string {
  const { seen, toWatchFilm } = all.Lists;
  return JSON.stringify({
    ...Object.fromEntries(namespaces.map((name) => [name, all[name]])),
    // Of the lists' many words those of a card.
    Lists: { seen, toWatchFilm },
    Share: { share: all.Share.share },
  });
}
