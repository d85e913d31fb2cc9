import { answerOembed } from '@/lib/seo/oembed/answer-oembed';

export const dynamic = 'force-dynamic';

/** `GET /oembed?url=…`: oEmbed data, with which other sites embed a film of this site (docs/api.md). */
export async function GET(request: Request) {
  return answerOembed(request, new Date());
}
