import { useLocale, useTranslations } from 'next-intl';
import { listWords } from '@/lib/i18n/list-words';
import type { ShownAnswer } from '@/lib/search/api/shown-answer';

/** What is said where nothing was found: that, with what was asked, and what is shown `instead`. */
export function useNothingWords({ waysOut }: ShownAnswer): {
  nothing: string;
  instead?: string;
} {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  if (!waysOut) return { nothing: t('emptyCatalogue') };
  const { text, filters } = waysOut.asked;
  const asked = listWords([...(text ? [t('quoted', { text })] : []), ...filters], locale);
  const { near, leftOut, total } = waysOut.instead;
  const shown =
    leftOut.length > 0
      ? t('leftOut', { value: listWords(leftOut, locale), count: total })
      : t(near ? 'found' : 'fromAll', { count: total });
  return {
    nothing: t('nothing', { asked }),
    instead: near ? `${t('near', { name: near })} ${shown}` : shown,
  };
}
