import { getTranslations } from 'next-intl/server';
import { describeFilm } from '@/lib/catalog/films/describe-film';
import type { Film } from '@/lib/catalog/films/film';
import { formatVersion } from '@/lib/catalog/screenings/format-version';
import { listScreenings, type ScreeningWithFilm } from '@/lib/catalog/screenings/list-screenings';
import { displayName } from '@/lib/i18n/intl-format';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/primitives/text/escape-markup';
import { capitalise } from '@/lib/primitives/text/grammar';
import { addDays, dayOf, startOfDay } from '@/lib/primitives/time/days';
import { filmShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { type FeedEntry, localizedUrls, pictureHtml, toFeedPicture } from './feed';

/**
 * Number of days before a screening at which it enters the feed. The content does not record when a screening was
 * announced, so the number is fixed. It leaves enough time to plan a visit. The calendar (`/au-cinema.ics`) has all
 * screenings.
 */
const daysBefore = 14;

/** The screenings of the next two weeks, by time. @param films restricts the entries to these films */
export function screeningEntries(
  locale: Locale,
  now: Date,
  films?: readonly Film[],
): Promise<FeedEntry[]> {
  const { timeZone } = getSite(locale);
  const slugs = films && new Set(films.map(({ slug }) => slug));
  const upcoming = listScreenings(locale, now)
    .filter(({ film }) => !slugs || slugs.has(film.slug))
    .map((screening) => ({ screening, since: entryDate(screening, timeZone) }))
    .filter(({ since }) => +since <= +now);
  return Promise.all(upcoming.map((one) => toEntry(one.screening, one.since, { locale, now })));
}

function entryDate({ start }: Pick<ScreeningWithFilm, 'start'>, timeZone: string): Date {
  return new Date(startOfDay(addDays(dayOf(+start, timeZone), -daysBefore), timeZone));
}

async function toEntry(
  screening: ScreeningWithFilm,
  since: Date,
  { locale, now }: { locale: Locale; now: Date },
): Promise<FeedEntry> {
  const t = await getTranslations({ locale, namespace: 'Screenings' });
  const { id, film, venue, state } = screening;
  const words = { title: film.title.text, venue: venue.name };
  const summary = t(state === 'cancelled' ? 'calendar.cancelled' : 'calendar.summary', words);
  const moment = formatMoment(screening, locale);
  const sharedPicture = await filmShareImage(film, locale);
  const picture = toFeedPicture(sharedPicture);
  const { line } = await describeFilm(film, locale, now);
  const lines = [
    `${moment}, ${formatVenue(venue, locale)}`,
    ...formatNotes(screening, locale, t),
    line,
  ];
  return {
    id: localizedUrls(`/seance/${id}.ics`)[locale],
    urls: localizedUrls(`/movie/${film.slug}`),
    ...{ published: since, updated: since, picture },
    title: `${summary}, ${moment}`,
    summary: lines.join('\n'),
    html: [
      pictureHtml(picture, sharedPicture.alt),
      ...lines.map((words) => `<p>${escapeXml(words)}</p>`),
    ].join('\n'),
  };
}

type Translator = Awaited<ReturnType<typeof getTranslations<'Screenings'>>>;

function formatNotes(screening: ScreeningWithFilm, locale: Locale, t: Translator): string[] {
  const { version, guest, note, booking, state } = screening;
  const notes = [
    version && capitalise(formatVersion(version, locale, t)),
    state === 'sold-out' && t('state.sold-out'),
    guest && t('calendar.guest', { name: guest.text }),
    note?.text,
    booking && !state && t('calendar.book', { address: booking }),
  ];
  return notes.filter((words) => typeof words === 'string');
}

function formatVenue({ name, address, town, country }: ScreeningWithFilm['venue'], locale: Locale) {
  const region = country && displayName('region', country, locale);
  return [name, address, town, region].filter(Boolean).join(', ');
}

/** Date and time of a screening, in the cinema's time zone. */
function formatMoment({ start, timeZone }: ScreeningWithFilm, locale: Locale): string {
  const form = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(languageTags[locale], form).format(start);
}
