import { answerChoice } from '@/lib/i18n/answer-choice';

export const dynamic = 'force-dynamic';

/** `/_i18n/choose?locale=de&page=/vod`: a language chosen without script. */
export function GET(request: Request) {
  return answerChoice(new URL(request.url).searchParams);
}
