import { homeLocale } from '@/lib/i18n/home-locale';
import { pathLocale } from '@/lib/i18n/locale-path';
import { checkoutWords } from './checkout-words';
import { formatBadRequest } from './format-bad-request';
import { MalformedRequestError } from './malformed-request';

/** Answers as `answer` does, and 400 with the reason where it finds that nobody can have meant what was sent. */
export async function answerBadRequest(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof MalformedRequestError)) throw error;
    const t = await checkoutWords(pageLocale(request));
    const { garbage } = error;
    return Response.json(
      { error: formatBadRequest(garbage, t), reason: garbage.reason },
      { status: 400 },
    );
  }
}

/** The language of the page that it was sent from. */
function pageLocale({ headers }: Request) {
  const page = headers.get('referer');
  if (page && URL.canParse(page)) return pathLocale(new URL(page).pathname);
  return homeLocale(headers.get('cookie'), headers.get('accept-language'));
}
