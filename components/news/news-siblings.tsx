import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink } from '@/components/navigation/locale-link';
import { MoreLink } from '@/components/navigation/more-link';
import type { NewsPage } from '@/lib/news/get-news-page';
import type { NewsItem } from '@/lib/news/news-item';
import { NewsDate } from './news-date';

/** The ways to what was told before and after. */
export function NewsSiblings({ older, newer }: Pick<NewsPage, 'older' | 'newer'>) {
  const t = useTranslations('News');
  return (
    <nav
      aria-label={t('siblings')}
      className="shell mt-16 grid grid-cols-1 gap-x-6 gap-y-10 md:mt-24 md:grid-cols-2"
    >
      {older && <Sibling item={older} label={t('older')} rel="prev" />}
      {newer && <Sibling item={newer} label={t('newer')} rel="next" />}
      <p className="label md:col-span-2">
        <MoreLink href="/actualites">{t('all')}</MoreLink>
      </p>
    </nav>
  );
}

function Sibling({ item, label, rel }: { item: NewsItem; label: string; rel: 'prev' | 'next' }) {
  return (
    <LocaleLink
      href={item.path}
      rel={rel}
      className={`group border-ink border-t pt-3 ${rel === 'next' ? 'md:col-start-2 md:text-right' : ''}`}
    >
      <span className="label block text-muted">
        {rel === 'prev' && <Arrow sign="←" first />}
        {label}, <NewsDate date={item.date} />
        {rel === 'next' && <Arrow />}
      </span>
      <span className="display-3 mt-2 block group-hover:underline">
        <LocalWords value={item.title} />
      </span>
    </LocaleLink>
  );
}
