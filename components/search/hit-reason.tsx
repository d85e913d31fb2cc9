'use client';

import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { Hit } from '@/lib/films/search/hit';

/** Why a film was found where neither its title nor its directors say so: one thing, the best. */
export function HitReason({ hit: { title, otherTitle, people, excerpt } }: { hit: Hit }) {
  const t = useTranslations('Search');
  const look = 'mt-0.5 text-muted text-sm';
  if (otherTitle)
    return (
      <span lang={otherTitle.lang} className={`${look} block italic`}>
        <MarkedText {...otherTitle} />
      </span>
    );
  const [person] = people.filter(({ as }) => as !== 'director');
  if (person && title.ranges.length === 0)
    return (
      <span className={`${look} block`}>
        {t('reason', { job: t(`as.${person.as}`) })} <MarkedText {...person} />
        {person.role && ` (${person.role})`}
      </span>
    );
  if (!excerpt) return null;
  return (
    <span lang={excerpt.lang} className={`${look} line-clamp-3 sm:line-clamp-2`}>
      <MarkedText {...excerpt} />
    </span>
  );
}
