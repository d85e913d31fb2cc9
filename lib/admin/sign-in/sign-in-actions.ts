import { after } from 'next/server';
import { seeOther, signInPath } from '@/lib/admin/entry/admin-route';
import { adminOrigin, isAdminSecure } from '@/lib/admin/entry/enter-admin';
import { writeSessionCookie } from '@/lib/admin/session';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { redactError } from '@/lib/shop/mail/outbox/outbox';
import { sendSignInLink } from './send-link';
import { signInWithLink } from './sign-in-link';

type SignInContext = { db: Database; request: Request; fields: Record<string, string>; now: Date };

/**
 * The actions of the sign-in, which need no session. The responses do not reveal who is invited.
 */
export const signInActions = {
  /** Mails a link if the address is invited; the response is the same in either case. */
  ask: async ({ db, fields, now }: SignInContext): Promise<Response> => {
    // Runs after the response, whose duration or failure would otherwise show who is invited.
    after(() => sendSignInLink(db, { email: fields.email ?? '', now }).catch(logSendFailure));
    return seeOther(signInPath(localeOf(fields), 'asked'));
  },
  /** Signs in with a mailed link. */
  enter: async ({ db, request, fields, now }: SignInContext): Promise<Response> => {
    const browser = request.headers.get('user-agent') ?? '';
    const secret = await signInWithLink(db, { secret: fields.t ?? '', browser }, now);
    if (!secret) return seeOther(`${signInPath(localeOf(fields))}&fault=link`);
    const isSecure = isAdminSecure(adminOrigin(request.headers.get('host')));
    return seeOther('/desk', writeSessionCookie(secret, isSecure));
  },
};

/** The language of the sign-in page. */
const localeOf = ({ lang }: Record<string, string>) => (isLocale(lang) ? lang : defaultLocale);

/** Logs that a link could not be sent, without the e-mail address, which mail servers repeat in errors. */
function logSendFailure(error: unknown): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `A sign-in link to the admin area was not sent: ${redactError(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}
