import { describeFollowed } from '@/lib/visitor/follows/describe-followed';
import { readFollowsQuery } from '@/lib/visitor/follows/follows-query';

/** `/api/follows?locale=de&pages=movie/faust,person/asta-nielsen`: followed pages; unknown ones are left out. */
export async function GET(request: Request) {
  const query = readFollowsQuery(new URL(request.url).searchParams);
  if ('error' in query) return Response.json({ error: query.error }, { status: 400 });
  const now = new Date();
  const found = query.pages.flatMap((page) => describeFollowed(page, query.locale, now) ?? []);
  // The query reveals what a visitor follows, so no cache may store the response.
  return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } });
}
