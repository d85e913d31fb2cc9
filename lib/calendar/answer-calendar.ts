import type { OfferEnd } from '@/lib/films/offer';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { offerCalendar } from './offer-calendar';
import { sendCalendar } from './send-calendar';

/** The answer of `/movie/<slug>/start.ics` and `end.ics`. */
export async function answerCalendar(
  end: OfferEnd,
  params: Promise<{ slug: string; locale: string }>,
): Promise<Response> {
  const { slug, locale } = await params;
  const calendar = await offerCalendar(slug, end, isLocale(locale) ? locale : defaultLocale);
  return sendCalendar(calendar, `${slug}-${end}`);
}
