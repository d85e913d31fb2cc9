import type { OfferEnd } from '@/lib/films/offer';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { offerCalendar } from './offer-calendar';

/** The answer of `/movie/<slug>/start.ics` and `end.ics`. */
export async function answerCalendar(
  end: OfferEnd,
  params: Promise<{ slug: string; locale: string }>,
): Promise<Response> {
  const { slug, locale } = await params;
  const calendar = await offerCalendar(slug, end, isLocale(locale) ? locale : defaultLocale);
  if (!calendar) return new Response(null, { status: 404 });
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${slug}-${end}.ics"`,
      'Cache-Control': 'public, max-age=0, s-maxage=60',
    },
  });
}
