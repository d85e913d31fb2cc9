import { useLocale, useTranslations } from 'next-intl';
import { BareArrow } from '@/components/navigation/arrow';
import { localePath } from '@/lib/i18n/locales';

type Props = { slug: string; title: string; type: 'video' | 'audio' };

/**
 * Shares a link to the current time of a film. Hidden until `components/live-buttons/attach-moments.ts` knows a
 * time, so that the film's page need not load a script for it.
 */
export function ShareMoment({ slug, title, type }: Props) {
  const words = useTranslations('Share').raw('fromMoment');
  return (
    <button
      type="button"
      hidden
      data-live="share"
      data-url={localePath(`/movie/${slug}`, useLocale())}
      data-title={title}
      data-film={slug}
      data-type={type}
      data-moment=""
      data-words={words}
      className="action tabular-nums"
    >
      <BareArrow sign="↗" /> <span />
    </button>
  );
}
