import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-title';
import { TextLink } from '@/components/navigation/links';
import { RichText } from '@/components/rich-text/rich-text';
import { FeedLinks } from '@/components/site/feed-links';
import { daysUntilNext } from '@/lib/catalog/screenings/list-screenings';
import {
  byFilm,
  byMonth,
  type TimetableDay as Day,
  getTimetable,
  type TimetableChoice,
  timetableTitle,
} from '@/lib/catalog/screenings/timetable';
import { localePath } from '@/lib/i18n/locales';
import { addDays, dayOf } from '@/lib/primitives/time/days';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { SubscribeLinks } from './subscribe-links';
import { TimetableDay, TimetableFilm } from './timetable-groups';
import { DayStrip, TimetableChoices } from './timetable-navigation';
import { useScreeningFormats } from './use-screening-formats';
import { VenueList } from './venue-list';

/** Screenings in cinemas, by day or by film; also laid out for print. */
export function Timetable({ choice }: { choice: TimetableChoice }) {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const now = new Date();
  const { name, timeZone, screeningsNotice } = getSite(locale);
  const { screenings, days, towns, total, venues } = getTimetable(choice, locale, now);
  const town = venues[0]?.town;
  const isEmpty = screenings.length === 0;
  const wait = daysUntilNext(screenings, now, timeZone);
  return (
    <div className="timetable">
      <PageHead title={timetableTitle(choice, town, t)}>
        {isEmpty ? (
          <p>
            {t(choice.town ? 'noneIn' : 'none')}{' '}
            {total > 0 && <TextLink href="/au-cinema">{t('showAll')}</TextLink>}
          </p>
        ) : (
          <>
            <p className="print:hidden">{t('intro', { count: screenings.length })}</p>
            {wait !== undefined && (
              <p className="print:hidden">{t('noneThisWeek', { days: wait })}</p>
            )}
            <PrintedNote now={now} />
            {screeningsNotice && <RichText value={screeningsNotice} className="mt-3 mb-2" />}
          </>
        )}
      </PageHead>
      {!isEmpty && (
        <>
          <TimetableChoices choice={choice} towns={towns} total={total} />
          {!choice.byFilm && <DayStrip days={days} />}
          <div className="shell">
            {choice.byFilm ? (
              byFilm(screenings).map((filmGroup) => (
                <TimetableFilm key={filmGroup[0]?.film.slug} screenings={filmGroup} />
              ))
            ) : (
              <TimetableDays days={days} now={now} timeZone={timeZone} />
            )}
          </div>
          <VenueList venues={venues} />
          <div className="shell mt-14">
            <SubscribeLinks
              path="/au-cinema.ics"
              label={t(choice.town ? 'subscribeAll' : 'subscribe')}
              name={name}
            />
            <FeedLinks of="screenings" />
          </div>
        </>
      )}
    </div>
  );
}

/** Printed note: the site's name, the timetable's URL, and the date of the page. */
export function PrintedNote({ now }: { now: Date }) {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const { day } = useScreeningFormats();
  const { name, timeZone } = getSite(locale);
  const today = dayOf(+now, timeZone);
  return (
    <p className="hidden print:block">
      {name}, {siteUrl() + localePath('/au-cinema', locale)}.{' '}
      {t('stateOf', { day: day(today), year: today.slice(0, 4) })}
    </p>
  );
}

type Props = { days: Day[]; now: Date; timeZone: string };

/** The timetable by day, grouped by month. */
function TimetableDays({ days, now, timeZone }: Props) {
  const { partsOf } = useScreeningFormats();
  const today = dayOf(+now, timeZone);
  const whenOf = (day: string) =>
    day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : undefined;
  return byMonth(days).map(({ month, days: ofMonth }) => {
    const { month: name, year } = partsOf(`${month}-01`);
    return (
      <section key={month} aria-labelledby={`m${month}`} className="timetable-of-month">
        <h2 id={`m${month}`} className="timetable-head">
          <span>{name}</span> <span className="timetable-year">{year}</span>
        </h2>
        {ofMonth.map((inDay) => (
          <TimetableDay key={inDay.day} {...inDay} when={whenOf(inDay.day)} />
        ))}
      </section>
    );
  });
}
