import { homeLocale } from '@/lib/i18n/home-locale';
import { pathLocale } from '@/lib/i18n/locale-path';
import { checkoutWords } from './checkout-words';
import { formatBadRequest } from './format-bad-request';
import { MalformedRequestError } from './malformed-request';

/** Runs `answer`. Returns 400 with the reason if it throws a `MalformedRequestError`. */
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

/** The locale of the page that sent the request (`Referer`), else the visitor's preferred locale. */
function pageLocale({ headers }: Request) {
  const page = headers.get('referer');
  if (page && URL.canParse(page)) return pathLocale(new URL(page).pathname);
  return homeLocale(headers.get('cookie'), headers.get('accept-language'));
}
