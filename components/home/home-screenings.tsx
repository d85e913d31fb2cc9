import { useLocale, useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { ScreeningTime } from '@/components/catalog/screenings/screening-lines';
import { useScreeningFormats } from '@/components/catalog/screenings/use-screening-formats';
import { LocaleLink, MoreLink } from '@/components/navigation/links';
import { RichText } from '@/components/rich-text/rich-text';
import {
  daysUntilNext,
  listScreenings,
  nextScreenings,
  type ScreeningWithFilm,
} from '@/lib/catalog/screenings/list-screenings';
import { dayOf } from '@/lib/primitives/time/days';
import { getSite } from '@/lib/site/get-site';
import { DayName, HomeSection } from './home-week';

/** Screenings of this week, else the next few and in how many days they are; nothing if none are announced. */
export function HomeScreenings() {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const now = new Date();
  const { timeZone, screeningsNotice } = getSite(locale);
  const announced = listScreenings(locale, now);
  const wait = daysUntilNext(announced, now, timeZone);
  if (announced.length === 0) return null;
  return (
    <HomeSection
      id="cinema"
      title={t(wait === undefined ? 'week' : 'next')}
      aside={<MoreLink href="/au-cinema">{t('all')}</MoreLink>}
    >
      {wait !== undefined && <p className="mt-3 text-muted">{t('noneThisWeek', { days: wait })}</p>}
      {screeningsNotice && <RichText value={screeningsNotice} className="mt-3 max-w-[60ch]" />}
      <ol className="mt-6 md:mt-10">
        {nextScreenings(announced, now, timeZone).map((screening) => (
          <ScreeningRow key={screening.id} screening={screening} />
        ))}
      </ol>
    </HomeSection>
  );
}

/** A screening as a row of the programme: time, film, cinema. The link covers the whole row. */
function ScreeningRow({ screening }: { screening: ScreeningWithFilm }) {
  const t = useTranslations('Screenings');
  const formats = useScreeningFormats();
  const { film, start, timeZone, venue, version, state } = screening;
  return (
    <li className="group grid-12 relative items-baseline gap-y-1 border-line border-t py-3 last:border-b md:py-4">
      <p className="label col-span-12 tabular-nums first-letter:uppercase md:col-span-3 lg:text-xl">
        <DayName day={dayOf(+start, timeZone)} />
        <span className="md:block">
          <span className="md:hidden">, </span>
          <ScreeningTime {...screening} />
        </span>
      </p>
      <h3
        className={`display-2 col-span-12 md:col-span-6 ${state === 'cancelled' ? 'line-through decoration-2' : ''}`}
      >
        <LocaleLink href={`/movie/${film.slug}`} className="title-link">
          <FilmTitle title={film.title} large />
        </LocaleLink>
      </h3>
      <p className="label col-span-12 md:col-span-3 md:text-right lg:text-xl">
        {venue.name}, {venue.town}
        <span className="block text-muted">
          {version && (
            <span className="inline-block first-letter:uppercase">{formats.version(version)}</span>
          )}
          {version && state && ', '}
          {state && <span className="text-signal">{t(`state.${state}`)}</span>}
        </span>
      </p>
    </li>
  );
}
