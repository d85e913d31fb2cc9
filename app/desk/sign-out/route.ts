import { seeOther } from '@/lib/admin/entry/answers';
import { isAdminSecure } from '@/lib/admin/entry/desk-origin';
import { forVisitor } from '@/lib/admin/entry/for-visitor';
import { readFields } from '@/lib/admin/entry/read-fields';
import { closeSessions } from '@/lib/admin/session/close-sessions';
import { writeSessionCookie } from '@/lib/admin/session/session-cookie';

/** `POST /desk/sign-out`: ends this session; with `everywhere=on`, all sessions of this person. */
export const POST = forVisitor(async ({ db, visitor, origin }, request) => {
  const { everywhere } = await readFields(request);
  const { personId, sessionId } = visitor;
  await closeSessions(db, everywhere === 'on' ? { personId } : { personId, sessionId });
  return seeOther('/desk', writeSessionCookie(undefined, isAdminSecure(origin)));
});
