import { getTranslations } from 'next-intl/server';
import { getFilm } from '@/lib/catalog/films/get-film';
import { type OfferEnd, offerDay } from '@/lib/catalog/films/offer';
import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { sendCalendar } from './send-calendar';
import { writeCalendar } from './write-calendar';

/** The response of `/movie/<slug>/start.ics` and `end.ics`. */
export async function answerCalendar(
  end: OfferEnd,
  params: Promise<{ slug: string; locale: string }>,
): Promise<Response> {
  const { slug, locale } = await params;
  const calendar = await offerCalendar(slug, end, isLocale(locale) ? locale : defaultLocale);
  return sendCalendar(calendar, `${slug}-${end}`);
}

/** The calendar file for the start or end of a film's offer; undefined if the date is unknown. */
async function offerCalendar(
  slug: string,
  end: OfferEnd,
  locale: Locale,
): Promise<string | undefined> {
  const film = getFilm(slug, locale);
  const at = film && offerDay(film, end);
  if (!film || !at) return undefined;
  const t = await getTranslations({ locale, namespace: 'Offer' });
  const { name } = getSite(locale);
  const url = new URL(localePath(`/movie/${slug}`, locale), siteUrl()).href;
  const title = film.title.text;
  return writeCalendar(
    [
      {
        uid: `${slug}-${end}@${new URL(siteUrl()).host}`,
        ...{ at, url, stamp: new Date() },
        summary: t(`calendar.${end}`, { title }),
        description: t('calendar.description', { title, year: film.year, name, url }),
        // Remind a day before an offer ends; no reminder for its start.
        alarmDays: end === 'end' ? 1 : undefined,
      },
    ],
    { product: `-//${name}//Films//${locale.toUpperCase()}` },
  );
}
