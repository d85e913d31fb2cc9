import { useLocale, useTranslations } from 'next-intl';
import { Arrow } from '@/components/navigation/arrow';
import { LocalizedText } from '@/components/rich-text/localized-text';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { localePath } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/days';
import { getSite } from '@/lib/site/get-site';
import { useScreeningFormats } from './use-screening-formats';

type ScreeningLinesProps = {
  screenings: readonly Screening[];
  title: string;
};

/** The screenings of one film, one row each. */
export function ScreeningLines({ screenings, title }: ScreeningLinesProps) {
  const { day } = useScreeningFormats();
  return (
    <ol className="screening-lines">
      {screenings.map((screening) => (
        <li key={screening.id} className="screening" data-state={screening.state}>
          <div className="screening-film">
            <p className="screening-moment">
              <span className="screening-day">
                {day(dayOf(+screening.start, screening.timeZone))}
              </span>{' '}
              <span className="screening-clock">
                <ScreeningTime {...screening} />
              </span>
            </p>
            <ScreeningNotes {...screening} />
          </div>
          <ScreeningPlace {...screening} />
          <ScreeningActions screening={screening} title={title} />
        </li>
      ))}
    </ol>
  );
}

type ScreeningActionsProps = { screening: Screening; title: string };

/** The state of a screening, or else its booking link; also the calendar link, unless the screening is cancelled. */
export function ScreeningActions({ screening, title }: ScreeningActionsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { about } = useScreeningFormats();
  const { id, booking, state } = screening;
  const values = about(screening, title);
  return (
    <div className="screening-actions">
      {state && <p className="screening-state">{t(`Screenings.state.${state}`)}</p>}
      {booking && !state && (
        <a
          href={booking}
          target="_blank"
          rel="noopener"
          className="screening-book"
          aria-label={`${t('Screenings.bookFor', values)} (${t('RichText.external')})`}
        >
          {t('Screenings.book')}
          <Arrow sign="↗" />
        </a>
      )}
      {state !== 'cancelled' && (
        <a
          href={localePath(`/seance/${id}.ics`, locale)}
          download
          className="screening-calendar"
          aria-label={t('Screenings.toCalendar', values)}
        >
          {t('Offer.addToCalendar')}
        </a>
      )}
    </div>
  );
}

/** Notes on a screening: guests, remarks, and its former time if it was moved. */
export function ScreeningNotes({ guest, note, was, timeZone }: Screening) {
  const t = useTranslations('Screenings');
  const { moment } = useScreeningFormats();
  return (
    <>
      {guest && (
        <p className="screening-guest">
          {t.rich('guest', { name: () => <LocalizedText value={guest} /> })}
        </p>
      )}
      {note && (
        <p className="screening-note">
          <LocalizedText value={note} />
        </p>
      )}
      {was && <p className="screening-note">{t('moved', { moment: moment(was, timeZone) })}</p>}
    </>
  );
}

/** Cinema, town and version of a screening. */
export function ScreeningPlace({ venue, version }: Pick<Screening, 'venue' | 'version'>) {
  const formats = useScreeningFormats();
  return (
    <p className="screening-place">
      <span className="screening-venue">{venue.name}</span>
      <span className="screening-town">{venue.town}</span>
      {version && <span className="screening-version">{formats.version(version)}</span>}
    </p>
  );
}

/** Start of a screening; says "local time" if the time zone is not the site's. */
export function ScreeningTime({ start, timeZone }: Pick<Screening, 'start' | 'timeZone'>) {
  const t = useTranslations('Screenings');
  const { time } = useScreeningFormats();
  const isElsewhere = timeZone !== getSite(useLocale()).timeZone;
  return (
    <>
      <time dateTime={start.toISOString()}>{time(start, timeZone)}</time>
      {isElsewhere && <span className="screening-zone"> {t('localTime')}</span>}
    </>
  );
}
