'use client';

import { useTranslations } from 'next-intl';
import type { ShownAnswer } from '@/lib/search/api/shown-answer';
import { useNothingWords } from '../use-nothing-words';

type Props = {
  answer: ShownAnswer;
  /** Whether an answer is awaited for so long that it must be seen. */
  isSlow: boolean;
  /** Whether there is nothing to say of the answer: it is the page's own, or not the one that was asked for. */
  isQuiet: boolean;
};

/** Says what was found; while that is awaited, where the number of the films before stands. */
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
