import { after } from 'next/server';
import { seeOther } from '@/lib/admin/entry/answers';
import { adminOrigin, isAdminSecure } from '@/lib/admin/entry/desk-origin';
import { writeSessionCookie } from '@/lib/admin/session/session-cookie';
import type { Database } from '@/lib/shop/database/open-database';
import { nameless } from '@/lib/shop/mail/outbox/nameless';
import { sendLink } from './send-link';
import { takeLink } from './take-link';

type Asked = { db: Database; request: Request; fields: Record<string, string>; now: Date };

/** What strangers may do at the door. Both answer the same whoever it is. */
export const signInActs = {
  /** Has a link sent to whoever is invited; the answer does not say whether that was so. */
  ask: async ({ db, fields, now }: Asked): Promise<Response> => {
    // After the answer: how long it takes, or that it fails, would tell who is invited.
    after(() => sendLink(db, { email: fields.email ?? '', now }).catch(tellFailure));
    return seeOther('/desk?said=asked');
  },
  /** Opens the link of a mail. */
  enter: async ({ db, request, fields, now }: Asked): Promise<Response> => {
    const browser = request.headers.get('user-agent') ?? '';
    const secret = await takeLink(db, { secret: fields.t ?? '', browser }, now);
    if (!secret) return seeOther('/desk?fault=link');
    const isSecure = isAdminSecure(adminOrigin(request.headers.get('host')));
    return seeOther('/desk/orders', writeSessionCookie(secret, isSecure));
  },
};

/** A link that could not be sent is said in the log; no address stands in it, which mail servers repeat. */
function tellFailure(error: unknown): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `A link to the desk was not sent: ${nameless(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}
