import { isSameOriginForm, notFoundResponse, readFields } from '@/lib/admin/entry/admin-route';
import { getAdminDatabase } from '@/lib/admin/entry/enter-admin';
import { signInActions } from '@/lib/admin/sign-in/sign-in-actions';

type Context = { params: Promise<{ action: string }> };

/** `POST /desk/sign-in/{ask,enter}`: requests a sign-in link, and signs in with it. Open without a session. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { action } = await params;
  const db = await getAdminDatabase();
  if (!db || !isSameOriginForm(request.headers)) return notFoundResponse();
  if (action !== 'ask' && action !== 'enter') return notFoundResponse();
  const context = { db, request, fields: await readFields(request), now: new Date() };
  return await signInActions[action](context);
}
