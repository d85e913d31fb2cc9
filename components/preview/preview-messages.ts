import { createTranslator, type useTranslations } from 'next-intl';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { MissingContent } from '@/lib/site/preview/missing-content';
import type { Preview, Unpublished } from '@/lib/site/preview/preview';

export type PreviewTranslator = ReturnType<typeof useTranslations<'Preview'>>;

/** Common props of the preview's own pages. */
export type PreviewPageProps = { preview: Preview; t: PreviewTranslator; locale: Locale };

/** Messages for editors, in English if they are not in the language. Not in `messages/`, because everything there is part of every build. */
export async function loadPreviewMessages(locale: Locale) {
  const load = (language: string) => import(`@/lib/site/preview/messages/${language}.json`);
  const { Preview } = (await load(locale).catch(() => load('en'))).default;
  return { Preview };
}

/** Translator of the preview's messages, for server components. */
export async function getPreviewTranslator(locale: Locale): Promise<PreviewTranslator> {
  const messages = await loadPreviewMessages(locale);
  return createTranslator({ locale, messages, namespace: 'Preview' });
}

/** Formats a missing piece of content, with its field. */
export function formatMissing(
  t: PreviewTranslator,
  { field, missing, note }: MissingContent,
  locale: Locale,
): string {
  if (note !== undefined) return note;
  if (!missing) return t('missing.absent', { field });
  return t('missing.translation', { field, language: displayName('language', missing, locale) });
}

/** Why a record is not visible to visitors. */
export function formatState(
  t: PreviewTranslator,
  state: Unpublished,
  formatDate: (at: string) => string,
): string {
  return state === 'draft'
    ? t('unpublished.draft')
    : t('unpublished.from', { when: formatDate(state.from) });
}
