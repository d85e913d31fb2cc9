import { answerOembed } from '@/lib/seo/oembed/answer-oembed';

export const dynamic = 'force-dynamic';

/** `GET /oembed?url=…`: how another site shows a film of this one (docs/api.md). */
export async function GET(request: Request) {
  return answerOembed(request, new Date());
}
