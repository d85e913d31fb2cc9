import { useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { ScreeningTime } from '@/components/catalog/screenings/screening-time';
import { VersionMark } from '@/components/catalog/screenings/version-mark';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { AnnouncedScreening } from '@/lib/catalog/screenings/list-screenings';
import { dayOf } from '@/lib/primitives/time/day-of';
import { DayName } from './day-name';

/** A screening as a row of the programme: time, film, cinema. The link covers the whole row. */
export function ScreeningRow({ screening }: { screening: AnnouncedScreening }) {
  const t = useTranslations('Screenings');
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
          {version && <VersionMark version={version} />}
          {version && state && ', '}
          {state && <span className="text-signal">{t(`state.${state}`)}</span>}
        </span>
      </p>
    </li>
  );
}
