import { notThere } from '@/lib/admin/entry/answers';
import { findDesk } from '@/lib/admin/entry/find-desk';
import { isOwnForm } from '@/lib/admin/entry/is-own-form';
import { readFields } from '@/lib/admin/entry/read-fields';
import { signInActs } from '@/lib/admin/sign-in/sign-in-acts';

type Context = { params: Promise<{ act: string }> };

/** `POST /desk/sign-in/{ask,enter}`: requests a sign-in link, and signs in with it. Open without a session. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { act } = await params;
  const db = await findDesk();
  if (!db || !isOwnForm(request.headers)) return notThere();
  if (act !== 'ask' && act !== 'enter') return notThere();
  const asked = { db, request, fields: await readFields(request), now: new Date() };
  return await signInActs[act](asked);
}
