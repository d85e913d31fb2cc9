import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** What the buttons say once they are pressed, in the page's language, and where the lists are. */
export async function liveWords(locale: Locale) {
  const { Lists, Navigation, Share } = await loadMessages(locale);
  return {
    lists: Lists.notices,
    progress: Lists.page.progress,
    share: Share.notices,
    noConnection: Navigation.noConnection,
    listsPath: localePath('/a-voir', locale),
  };
}

export type LiveWords = Awaited<ReturnType<typeof liveWords>>;
