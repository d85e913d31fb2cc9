import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Runtime } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { FilmDate } from '@/components/catalog/offers/offer-day';
import { useScreeningFormats } from '@/components/catalog/screenings/use-moment-words';
import { LocaleLink, MoreLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import type { Film } from '@/lib/catalog/films/film';
import type { Programme } from '@/lib/catalog/programme/get-programme';
import type { LocalText } from '@/lib/primitives/text/local-text';

/** Programme of the coming days (date, film, running time), and the films whose offer ends soon. */
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

type Props = {
  film: Film;
  text?: LocalText | undefined;
  /** The row's date: the day on which the film is shown, or the end of its offer. */
  children: ReactNode;
};

/** Row of the programme: date, film, running time. The link covers the whole row. */
function WeekRow({ film, text, children }: Props) {
  return (
    <li className="group grid-12 relative items-baseline gap-y-1 border-line border-t py-3 last:border-b md:py-4">
      <p className="label col-span-9 text-balance tabular-nums first-letter:uppercase md:col-span-3 lg:text-xl">
        {children}
      </p>
      <div className="col-span-12 max-md:order-3 md:col-span-7">
        <h3 className="display-2">
          <LocaleLink href={`/movie/${film.slug}`} className="title-link">
            <FilmTitle title={film.title} large />
          </LocaleLink>
        </h3>
        {text && (
          <p className="mt-2 max-w-[64ch] text-pretty text-muted leading-snug max-md:hidden">
            <LocalizedText value={text} />
          </p>
        )}
      </div>
      <p className="label col-span-3 text-right tabular-nums md:col-span-2 lg:text-xl">
        {film.runtime && <Runtime minutes={film.runtime} />}
      </p>
    </li>
  );
}

/** A day (`2026-12-31`) with its weekday; of another year with its year. */
export function DayName({ day }: { day: string }) {
  return <time dateTime={day}>{useScreeningFormats().day(day)}</time>;
}
