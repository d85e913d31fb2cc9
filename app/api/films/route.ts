import { handleFilmsRequest } from '@/lib/search/api/handle-films-request';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/films?…`: the catalogue as JSON (docs/api.md). Next also answers HEAD with this function, and all
 * other methods except OPTIONS with 405.
 */
export async function GET(request: Request) {
  return handleFilmsRequest(request, new Date());
}
