import { useLocale, useTranslations } from 'next-intl';
import { FeedLinks } from '@/components/feeds/feed-links';
import { PageHead } from '@/components/layout/page-head';
import { TextLink } from '@/components/navigation/text-link';
import { RichText } from '@/components/rich-text/rich-text';
import { byFilm, getTimetable } from '@/lib/films/screenings/timetable';
import type { TimetableChoice } from '@/lib/films/screenings/timetable-choice';
import { timetableTitle } from '@/lib/films/screenings/timetable-title';
import { getSite } from '@/lib/site/get-site';
import { DayStrip } from './day-strip';
import { PrintedNote } from './printed-note';
import { SubscribeLinks } from './subscribe-links';
import { TimetableChoices } from './timetable-choices';
import { TimetableDays } from './timetable-days';
import { TimetableFilm } from './timetable-film';
import { VenueList } from './venue-list';
import { VersionLegend } from './version-legend';

/** What can be seen in cinemas, by day or by film: a printed programme, on paper too. */
export function Timetable({ choice }: { choice: TimetableChoice }) {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const now = new Date();
  const { name, timeZone, screeningsNotice } = getSite(locale);
  const { screenings, days, towns, total, venues } = getTimetable(choice, locale, now);
  const town = venues[0]?.town;
  const isEmpty = screenings.length === 0;
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
            <PrintedNote now={now} />
            {screeningsNotice && <RichText value={screeningsNotice} className="mt-3 mb-2" />}
            <SubscribeLinks
              path="/au-cinema.ics"
              label={t(choice.town ? 'subscribeAll' : 'subscribe')}
              of={name}
            />
            <FeedLinks of="screenings" />
          </>
        )}
      </PageHead>
      {!isEmpty && (
        <>
          <TimetableChoices choice={choice} towns={towns} total={total} />
          {!choice.byFilm && <DayStrip days={days} />}
          <div className="shell">
            {choice.byFilm ? (
              byFilm(screenings).map((ofFilm) => (
                <TimetableFilm key={ofFilm[0]?.film.slug} screenings={ofFilm} />
              ))
            ) : (
              <TimetableDays days={days} now={now} timeZone={timeZone} />
            )}
          </div>
          <VersionLegend screenings={screenings} />
          <VenueList venues={venues} />
        </>
      )}
    </div>
  );
}
