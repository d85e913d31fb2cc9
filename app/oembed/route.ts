import { oembedResponse } from '@/lib/seo/oembed/oembed-response';

export const dynamic = 'force-dynamic';

/** `GET /oembed?url=…`: oEmbed data, with which other sites embed a film of this site (docs/api.md). */
export async function GET(request: Request) {
  return oembedResponse(request, new Date());
}
