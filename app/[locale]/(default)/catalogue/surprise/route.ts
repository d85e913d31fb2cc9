import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerRandomFilm } from '@/lib/search/api/answer-random-film';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** Redirects to a random film of the filtered catalogue. */
export async function GET(request: Request, { params }: Context) {
  const { locale } = await params;
  return answerRandomFilm(
    new URL(request.url).searchParams,
    isLocale(locale) ? locale : defaultLocale,
    { now: new Date(), chance: Math.random() },
  );
}
