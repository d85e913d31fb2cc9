import { createTranslator, type useTranslations } from 'next-intl';
import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import type { Owed } from '@/lib/site/preview/owed/owed';
import type { Preview, Unpublished } from '@/lib/site/preview/preview';

export type PreviewWords = ReturnType<typeof useTranslations<'Preview'>>;

/** Common props of the preview's own pages. */
export type Shown = { preview: Preview; t: PreviewWords; locale: Locale };

/** Messages for editors. Not in `messages/`, because everything there is part of every build. */
export async function previewMessages(locale: Locale) {
  const { Preview } = (await import(`@/lib/site/preview/words/${locale}.json`)).default;
  return { Preview };
}

/** Translator of the preview's messages, for server components. */
export async function previewWords(locale: Locale): Promise<PreviewWords> {
  const messages = await previewMessages(locale);
  return createTranslator({ locale, messages, namespace: 'Preview' });
}

/** Formats a missing piece of content, with its field. */
export function sayOwed(t: PreviewWords, { field, missing, note }: Owed, locale: Locale): string {
  if (note !== undefined) return note;
  if (!missing) return t('owed.absent', { field });
  return t('owed.translation', { field, language: displayName('language', missing, locale) });
}

/** Why a record is not visible to visitors. `say` formats a date. */
export function sayState(t: PreviewWords, state: Unpublished, say: (at: string) => string): string {
  return state === 'draft'
    ? t('unpublished.draft')
    : t('unpublished.from', { when: say(state.from) });
}
