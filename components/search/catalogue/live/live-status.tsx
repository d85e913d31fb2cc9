'use client';

import { useTranslations } from 'next-intl';
import type { ShownAnswer } from '@/lib/search/api/shown-answer';
import { useNothingWords } from '../use-nothing-words';

type Props = {
  answer: ShownAnswer;
  /** Whether loading takes so long that it must be indicated. */
  isSlow: boolean;
  /** Whether to announce nothing: the response is the page's own, or outdated. */
  isQuiet: boolean;
};

/** Announces the results; while loading, takes the place of the number of films. */
export function LiveStatus({ answer, isSlow, isQuiet }: Props) {
  const t = useTranslations('Catalogue');
  const { nothing, instead = '' } = useNothingWords(answer);
  const found =
    answer.total > 0 ? t('count', { count: answer.total }) : `${nothing} ${instead}`.trim();
  return (
    <div className="shell sticky top-[calc(var(--header)+0.5rem)] z-20 h-0">
      <p
        role="status"
        className={isSlow ? 'label absolute top-9 bg-ink px-3 py-2 text-paper' : 'sr-only'}
      >
        {isSlow ? t('searching') : !isQuiet && found}
      </p>
    </div>
  );
}
