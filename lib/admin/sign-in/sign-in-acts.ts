import { after } from 'next/server';
import { seeOther } from '@/lib/admin/entry/answers';
import { adminOrigin, isAdminSecure } from '@/lib/admin/entry/desk-origin';
import { writeSessionCookie } from '@/lib/admin/session/session-cookie';
import type { Database } from '@/lib/shop/database/open-database';
import { nameless } from '@/lib/shop/mail/outbox/nameless';
import { sendLink } from './send-link';
import { takeLink } from './take-link';

type Asked = { db: Database; request: Request; fields: Record<string, string>; now: Date };

/** Sign-in actions without a session. The responses do not reveal who is invited. */
export const signInActs = {
  /** Mails a link if the address is invited; the response is the same in either case. */
  ask: async ({ db, fields, now }: Asked): Promise<Response> => {
    // Runs after the response: its duration or failure would reveal who is invited.
    after(() => sendLink(db, { email: fields.email ?? '', now }).catch(tellFailure));
    return seeOther('/desk?said=asked');
  },
  /** Signs in with a mailed link. */
  enter: async ({ db, request, fields, now }: Asked): Promise<Response> => {
    const browser = request.headers.get('user-agent') ?? '';
    const secret = await takeLink(db, { secret: fields.t ?? '', browser }, now);
    if (!secret) return seeOther('/desk?fault=link');
    const isSecure = isAdminSecure(adminOrigin(request.headers.get('host')));
    return seeOther('/desk/orders', writeSessionCookie(secret, isSecure));
  },
};

/** Logs a link that could not be sent, without the address that mail servers repeat. */
function tellFailure(error: unknown): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `A link to the desk was not sent: ${nameless(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}
