import { handleLanguageChoice } from '@/lib/i18n/visitor-locale';

export const dynamic = 'force-dynamic';

/** `/_i18n/choose?locale=de&page=/vod`: language switch without JavaScript. */
export function GET(request: Request) {
  const isSecure = process.env.SITE_URL?.startsWith('https:') ?? false;
  return handleLanguageChoice(request.url, request.headers.get('referer'), isSecure);
}
