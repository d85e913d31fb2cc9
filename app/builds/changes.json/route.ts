import { listChanges } from '@/lib/catalog/offers/changes';

export const dynamic = 'force-static';

/**
 * `/builds/changes.json`: the times at which pages of this build must be rendered again
 * (`lib/server/revalidation`).
 */
export function GET() {
  return Response.json(listChanges(new Date()));
}
