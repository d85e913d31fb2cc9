import { NextIntlClientProvider, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
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
export function CatalogueWords({ children }: { children: ReactNode }) {
  const all = useMessages();
  const { seen, toWatchFilm } = all.Lists;
  const messages = {
    ...Object.fromEntries(namespaces.map((name) => [name, all[name]])),
    // Of the lists' many words those of a card.
    Lists: { seen, toWatchFilm },
    Share: { share: all.Share.share },
  };
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
