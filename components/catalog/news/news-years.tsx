import { useTranslations } from 'next-intl';
import { groupByYear } from '@/lib/catalog/news/group-by-year';
import type { NewsItem } from '@/lib/catalog/news/news-item';
import { NewsList } from './news-list';

const idOf = (year: string) => `annee-${year}`;

/** Number of years from which links to each year are shown. */
const many = 3;

/** All news, grouped by year. */
export function NewsYears({ news }: { news: readonly NewsItem[] }) {
  const t = useTranslations('News');
  const years = groupByYear(news);
  return (
    <>
      {years.length >= many && (
        <nav aria-label={t('years')} className="shell mt-8 md:mt-12">
          <ul className="label flex flex-wrap gap-x-6 border-ink border-y py-1 tabular-nums">
            {years.map(({ year }) => (
              <li key={year}>
                <a
                  href={`#${idOf(year)}`}
                  className="block py-2 underline-offset-4 hover:underline"
                >
                  {year}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {years.map(({ year, items }) => (
        <section
          key={year}
          id={idOf(year)}
          aria-labelledby={`${idOf(year)}-title`}
          className="part"
        >
          <h2
            id={`${idOf(year)}-title`}
            className="display-2 col-span-12 tabular-nums lg:col-span-3"
          >
            {year}
          </h2>
          <div className="col-span-12 min-w-0 lg:col-span-9">
            <NewsList news={items} listed />
          </div>
        </section>
      ))}
    </>
  );
}
