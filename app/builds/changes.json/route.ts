import { listChanges } from '@/lib/catalog/offers/changes';

export const dynamic = 'force-static';

/** `/builds/changes.json`: when this build's pages have to be made anew (`lib/server/revalidation`). */
export function GET() {
  return Response.json(listChanges(new Date()));
}
