import type { ScreeningEvent } from 'schema-dts';
import type { Film } from '@/lib/catalog/films/film';
import type { Screening, Venue } from '@/lib/catalog/screenings/screening';
import type { Locale } from '@/lib/i18n/locales';
import { formatMomentIn } from '@/lib/primitives/time/time-zones';
import { filmImageUrl, filmUrl } from './film-urls';
import { movieId } from './movie';

/**
 * A screening as a schema.org ScreeningEvent, in the cinema's time zone. Cancelled screenings are included as
 * long as the page shows them.
 */
export function screeningEvent(film: Film, screening: Screening, locale: Locale): ScreeningEvent {
  const { start, was: originalStart, timeZone, venue, version, state } = screening;
  return {
    '@type': 'ScreeningEvent',
    name: film.title.text,
    startDate: formatMomentIn(+start, timeZone),
    ...(originalStart && { previousStartDate: formatMomentIn(+originalStart, timeZone) }),
    eventStatus: `https://schema.org/${statusOf(state, originalStart)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${filmUrl(film.slug, locale)}#screenings`,
    image: filmImageUrl(film, locale),
    ...(version?.language && { inLanguage: version.language }),
    ...(version?.subtitles.length && { subtitleLanguage: version.subtitles }),
    workPresented: { '@id': movieId(film.slug, locale) },
    location: toPlace(venue),
  };
}

function statusOf(state: Screening['state'], originalStart: Date | undefined) {
  if (state === 'cancelled') return 'EventCancelled';
  return originalStart ? 'EventRescheduled' : 'EventScheduled';
}

/** A cinema with the data that the film's page shows; the street is only in the timetable. */
function toPlace({ name, website, town, country }: Venue) {
  return {
    '@type': 'MovieTheater' as const,
    name,
    ...(website && { url: website }),
    address: {
      '@type': 'PostalAddress' as const,
      addressLocality: town,
      ...(country && { addressCountry: country }),
    },
  };
}
