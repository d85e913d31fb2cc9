import { seeOther } from '@/lib/desk/entry/answers';
import { isDeskSecure } from '@/lib/desk/entry/desk-origin';
import { forVisitor } from '@/lib/desk/entry/for-visitor';
import { readFields } from '@/lib/desk/entry/read-fields';
import { closeSessions } from '@/lib/desk/session/close-sessions';
import { writeSessionCookie } from '@/lib/desk/session/session-cookie';

/** `POST /desk/sign-out`, `everywhere=on`: ends this session, or all of this person. */
export const POST = forVisitor(async ({ db, visitor, origin }, request) => {
  const { everywhere } = await readFields(request);
  const { personId, sessionId } = visitor;
  await closeSessions(db, everywhere === 'on' ? { personId } : { personId, sessionId });
  return seeOther('/desk', writeSessionCookie(undefined, isDeskSecure(origin)));
});
