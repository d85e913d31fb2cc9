import { readFields, seeOther, signInPath, withStaffSession } from '@/lib/admin/entry/admin-route';
import { isAdminSecure } from '@/lib/admin/entry/enter-admin';
import { closeSessions, writeSessionCookie } from '@/lib/admin/session';

/** `POST /desk/sign-out`: ends this session; with `everywhere=on`, all sessions of this person. */
export const POST = withStaffSession('account', async ({ db, visitor, origin }, request) => {
  const { everywhere } = await readFields(request);
  const { personId, sessionId } = visitor;
  await closeSessions(db, everywhere === 'on' ? { personId } : { personId, sessionId });
  return seeOther(signInPath(visitor.locale), writeSessionCookie(undefined, isAdminSecure(origin)));
});
