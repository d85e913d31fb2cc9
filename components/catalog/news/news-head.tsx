import { useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';
import { NewsDate } from './news-date';

/** Above the title of a news item: link to all news, and the date. */
export function NewsHead({ date }: { date: string }) {
  return (
    <p className="label mb-4 flex flex-wrap gap-x-4 md:mb-6">
      <LocaleLink href="/actualites" className="words-link">
        {useTranslations('News')('title')}
      </LocaleLink>
      <span className="py-1 text-muted">
        <NewsDate date={date} />
      </span>
    </p>
  );
}
