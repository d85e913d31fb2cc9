import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { handleRandomFilmRequest } from '@/lib/search/api/handle-random-film-request';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** Redirects to a random film of the filtered catalogue. */
export async function GET(request: Request, { params }: Context) {
  const { locale } = await params;
  return handleRandomFilmRequest(
    new URL(request.url).searchParams,
    isLocale(locale) ? locale : defaultLocale,
    { now: new Date(), chance: Math.random() },
  );
}
