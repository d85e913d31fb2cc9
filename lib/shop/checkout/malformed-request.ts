import { pathLocale } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { type CheckoutTranslator, getCheckoutTranslator } from './checkout-messages';

/**
 * A request that the site's forms never send, with its reason (`Checkout.garbage`) and the values for
 * its message.
 */
export type MalformedReason =
  | { reason: 'empty' | 'pairs' | 'key' | 'language' | 'currency' | 'total' | 'type' }
  | { reason: 'lines'; count: number; most: number }
  | { reason: 'pieces'; value: string; most: number }
  | { reason: 'article'; value: string }
  | { reason: 'field' | 'choice' | 'long'; value: string };

/** Thrown for a malformed request; the response is 400. */
export class MalformedRequestError extends Error {
  constructor(readonly details: MalformedReason) {
    super(`Malformed checkout request: ${details.reason}`);
    this.name = 'MalformedRequestError';
  }
}

/** A sent value, shortened to 40 characters for a message. */
export const shorten = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/** The message for the reason of a malformed request. */
export function formatBadRequest(details: MalformedReason, t: CheckoutTranslator): string {
  const { reason, ...values } = details;
  return t(`garbage.${reason}`, { value: '', most: 0, count: 0, ...values });
}

/** Runs `answer`. Returns 400 with the reason if it throws a `MalformedRequestError`. */
export async function catchMalformedRequest(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof MalformedRequestError)) throw error;
    const t = await getCheckoutTranslator(pageLocale(request));
    const { details } = error;
    return Response.json(
      { error: formatBadRequest(details, t), reason: details.reason },
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
