import { readCardsQuery } from '@/lib/catalog/films/cards-query';
import { describeFilm } from '@/lib/catalog/films/describe-film';
import { getFilm } from '@/lib/catalog/films/get-film';

/** `/api/cards?locale=de&films=faust,nosferatu`: what cards show of films; unknown ones are left out. */
export async function GET(request: Request) {
  const query = readCardsQuery(new URL(request.url).searchParams);
  if ('fault' in query) return Response.json({ error: query.fault }, { status: 400 });
  const films = query.films.flatMap((slug) => getFilm(slug, query.locale) ?? []);
  const now = new Date();
  const facts = await Promise.all(films.map((film) => describeFilm(film, query.locale, now)));
  // What somebody keeps is asked for here: no cache is to hold it.
  return Response.json(facts, { headers: { 'Cache-Control': 'private, no-store' } });
}
