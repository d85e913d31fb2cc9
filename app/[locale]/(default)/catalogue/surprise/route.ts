import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerSurprise } from '@/lib/search/random-film/answer-surprise';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** To some film of a filtered catalogue. */
export async function GET(request: Request, { params }: Context) {
  const { locale } = await params;
  return answerSurprise(
    new URL(request.url).searchParams,
    isLocale(locale) ? locale : defaultLocale,
    { now: new Date(), chance: Math.random() },
  );
}
