import { useTranslations } from 'next-intl';
import { MoreLink } from '@/components/navigation/more-link';
import { FilmDate } from '@/components/offer/film-date';
import type { Programme } from '@/lib/programme/get-programme';
import { DayName } from './day-name';
import { WeekRow } from './week-row';

/** The days that come, as a printed programme: when, what, how long; and what can be seen for a few days only. */
export function HomeWeek({ week, leaving }: Pick<Programme, 'week' | 'leaving'>) {
  const t = useTranslations();
  return (
    <>
      {week.length > 0 && (
        <section id="week" aria-labelledby="week-title" className="shell mt-14 md:mt-20">
          <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-ink border-t-2 pt-3">
            <h2 id="week-title" className="display-3">
              {t('Home.week')}
            </h2>
            <p className="label">
              <MoreLink href="/vod">{t('Home.watchMore')}</MoreLink>
            </p>
          </header>
          <ol className="mt-6 md:mt-10">
            {week.map(({ day, film, text }) => (
              <WeekRow key={day} film={film} text={text}>
                <DayName day={day} />
              </WeekRow>
            ))}
          </ol>
        </section>
      )}
      {leaving.length > 0 && (
        <section id="leaving" aria-labelledby="leaving-title" className="shell mt-14 md:mt-20">
          <h2 id="leaving-title" className="display-3 border-ink border-t-2 pt-3">
            {t('Home.leaving')}
          </h2>
          <ul className="mt-6 md:mt-10">
            {leaving.map((film) => (
              <WeekRow key={film.slug} film={film}>
                {film.vod?.until &&
                  t.rich('Offer.end', {
                    date: () => <FilmDate date={film.vod?.until ?? new Date()} end="end" />,
                  })}
              </WeekRow>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
