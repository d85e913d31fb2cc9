import { type Locale, localePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** Messages that the buttons show after a press, in the page's language, and the path of the lists. */
export async function loadLiveMessages(locale: Locale) {
  const { Lists, Navigation, Share } = await loadMessages(locale);
  return {
    lists: Lists.notices,
    progress: Lists.page.progress,
    share: Share.notices,
    noConnection: Navigation.noConnection,
    listsPath: localePath('/a-voir', locale),
  };
}

export type LiveMessages = Awaited<ReturnType<typeof loadLiveMessages>>;
