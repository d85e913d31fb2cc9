import { useFormatter, useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import type { Picture } from '@/lib/catalog/films/film';
import { groupByYear, type NewsItem, teaser } from '@/lib/catalog/news/list-news';
import { pictureProps } from '@/lib/posters/photographs/picture-props';

type Props = {
  item: NewsItem;
  /** Whether the item is in the list of all news: it is then larger and without the year, which is a heading there. */
  listed?: boolean;
};

/** A news item as a row: date, title, summary, picture. The link covers the whole row. */
function NewsRow({ item, listed = false }: Props) {
  const { text, lang, translated } = teaser(item);
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 py-5 md:grid-cols-[8.5rem_minmax(0,1fr)_auto] md:grid-rows-[auto_1fr] md:items-baseline md:gap-x-6">
      <p className="label text-muted tabular-nums max-md:col-span-2">
        <NewsDate date={item.date} year={!listed} />
      </p>
      <h3
        className={`max-md:col-span-2 ${listed ? 'display-2 max-sm:text-2xl max-sm:[font-stretch:88%]' : 'display-3'}`}
      >
        <LocaleLink href={item.path} className="title-link">
          <LocalizedText value={item.title} large={listed} />
        </LocaleLink>
      </h3>
      <p
        lang={translated ? undefined : lang}
        className="max-w-[60ch] text-pretty text-muted leading-snug md:col-start-2"
      >
        {text}
      </p>
      {item.picture && <NewsPicture picture={item.picture} />}
    </article>
  );
}

/** Small picture of a news item. No alternative text here; the item's page has it. */
function NewsPicture({ picture }: { picture: Picture }) {
  return (
    <img
      {...pictureProps({
        ...picture,
        ...{ width: 480, height: 320, sizes: '(min-width: 48rem) 11rem, 6rem' },
      })}
      alt=""
      className="mt-1 aspect-[3/2] w-24 self-start bg-raised max-[20rem]:hidden object-cover md:col-start-3 md:row-span-2 md:row-start-1 md:w-44"
    />
  );
}

/** Date of a news item (`2026-12-31`); without the year if the list already shows it. */
export function NewsDate({ date, year = true }: { date: string; year?: boolean }) {
  const t = useTranslations('Offer');
  const { dateTime } = useFormatter();
  const day = new Date(`${date}T00:00:00Z`);
  const options = {
    month: 'long',
    timeZone: 'UTC',
    ...(year && { year: 'numeric' as const }),
  } as const;
  return (
    <time dateTime={date}>
      {t('day', { day: day.getUTCDate(), month: dateTime(day, options) })}
    </time>
  );
}

/** List of news items, separated by thin rules. */
export function NewsList({ news, listed }: { news: readonly NewsItem[]; listed?: boolean }) {
  return (
    <ul className="-mt-5 divide-y divide-line">
      {news.map((item) => (
        <li key={item.slug}>
          <NewsRow item={item} listed={listed} />
        </li>
      ))}
    </ul>
  );
}

const idOf = (year: string) => `annee-${year}`;

/** Number of years from which the page has a link to each year. */
const maxSiblings = 3;

/** All news, grouped by year. */
export function NewsYears({ news }: { news: readonly NewsItem[] }) {
  const t = useTranslations('News');
  const years = groupByYear(news);
  return (
    <>
      {years.length >= maxSiblings && (
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
