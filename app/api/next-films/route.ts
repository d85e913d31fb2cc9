import { positionIn } from '@/lib/catalog/collections/evenings';
import { describeFilm } from '@/lib/catalog/films/describe-film';
import type { Film } from '@/lib/catalog/films/film';
import type { NextFilmsFacts } from '@/lib/catalog/programme/fetch-next-films';
import { findNextFilms } from '@/lib/catalog/programme/next-films';
import { readNextFilmsQuery } from '@/lib/catalog/programme/next-films-query';
import { localePath } from '@/lib/i18n/locales';
import { eveningPath } from '@/lib/player/evening';

/**
 * `/api/next-films?locale=de&film=faust`: what is offered at a film's end. The optional parameter `evening`
 * names the evening in progress.
 */
export async function GET(request: Request) {
  const query = readNextFilmsQuery(new URL(request.url).searchParams);
  if ('error' in query) return Response.json({ error: query.error }, { status: 400 });
  const { locale } = query;
  const now = new Date();
  const { next, evening, others } = findNextFilms(query.film, { ...query, now });
  const describe = (film: Film) => describeFilm(film, locale, now);
  const [nextFacts, otherFacts] = await Promise.all([
    next && describe(next),
    Promise.all(others.map(describe)),
  ]);
  const href = next && evening && localePath(eveningPath(next.slug, evening.slug), locale);
  return Response.json({
    next: nextFacts && { ...nextFacts, ...(href && { href }) },
    others: otherFacts,
    evening: evening && {
      title: evening.title,
      href: localePath(`/collection/${evening.slug}`, locale),
      position: next && positionIn(evening, next.slug),
      count: evening.entries.length,
    },
  } satisfies NextFilmsFacts);
}
