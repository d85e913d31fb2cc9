import { readCardsQuery } from '@/lib/catalog/films/cards-query';
import { describeFilm } from '@/lib/catalog/films/describe-film';
import { getFilm } from '@/lib/catalog/films/get-film';

/** `/api/cards?locale=de&films=faust,nosferatu`: card data of films; unknown slugs are left out. */
export async function GET(request: Request) {
  const query = readCardsQuery(new URL(request.url).searchParams);
  if ('error' in query) return Response.json({ error: query.error }, { status: 400 });
  const films = query.films.flatMap((slug) => getFilm(slug, query.locale) ?? []);
  const now = new Date();
  const facts = await Promise.all(films.map((film) => describeFilm(film, query.locale, now)));
  // The query reveals a visitor's stored films, so no cache may store the response.
  return Response.json(facts, { headers: { 'Cache-Control': 'private, no-store' } });
}
