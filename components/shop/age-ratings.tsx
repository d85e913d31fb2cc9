import { useTranslations } from 'next-intl';
import type { RawArticle } from '@/lib/content/schema/article';

/** From which age, by whose judgement; what is for adults is handed to adults alone. */
export function AgeRatings({ ages }: { ages: NonNullable<RawArticle['ages']> }) {
  const t = useTranslations('Shop');
  const ratings = Object.entries(ages).filter(([, age]) => age !== undefined);
  return (
    <>
      {ratings.map(([system, age]) => `${system} ${age}`).join(', ')}
      {ratings.some(([, age]) => age === 18) && <span className="block">{t('adults')}</span>}
    </>
  );
}
