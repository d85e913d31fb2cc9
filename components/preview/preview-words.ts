import { createTranslator, type useTranslations } from 'next-intl';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import type { Owed } from '@/lib/site/preview/owed/owed';
import type { Preview, Unpublished } from '@/lib/site/preview/preview';

export type PreviewWords = ReturnType<typeof useTranslations<'Preview'>>;

/** What the preview's own pages are drawn with. */
export type Shown = { preview: Preview; t: PreviewWords; locale: Locale };

/** What only editors read. It stands apart from `messages/`, all of which is in every build. */
export async function previewMessages(locale: Locale) {
  const { Preview } = (await import(`@/lib/site/preview/words/${locale}.json`)).default;
  return { Preview };
}

/** The preview's words, for what the server draws. */
export async function previewWords(locale: Locale): Promise<PreviewWords> {
  const messages = await previewMessages(locale);
  return createTranslator({ locale, messages, namespace: 'Preview' });
}

/** What is missing, with the field to write it into. */
export function sayOwed(t: PreviewWords, { field, missing, note }: Owed, locale: Locale): string {
  if (note !== undefined) return note;
  if (!missing) return t('owed.absent', { field });
  return t('owed.translation', { field, language: displayName('language', missing, locale) });
}

/** Why visitors do not see something; `say` puts the moment into words. */
export function sayState(t: PreviewWords, state: Unpublished, say: (at: string) => string): string {
  return state === 'draft'
    ? t('unpublished.draft')
    : t('unpublished.from', { when: say(state.from) });
}
