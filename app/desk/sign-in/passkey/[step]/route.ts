import { answerJson, notThere } from '@/lib/admin/entry/answers';
import { adminOrigin, isAdminSecure } from '@/lib/admin/entry/desk-origin';
import { findDesk } from '@/lib/admin/entry/find-desk';
import { isOwnForm } from '@/lib/admin/entry/is-own-form';
import { askForPasskey } from '@/lib/admin/passkeys/ask-for-passkey';
import { authenticationSchema } from '@/lib/admin/passkeys/read-response';
import { relyingParty } from '@/lib/admin/passkeys/relying-party';
import { takePasskey } from '@/lib/admin/passkeys/take-passkey';
import { writeSessionCookie } from '@/lib/admin/session/session-cookie';

type Context = { params: Promise<{ step: string }> };

/** `POST /desk/sign-in/passkey/ask` and `/enter`: signs in with a passkey. Called by the page's script. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { step } = await params;
  const db = await findDesk();
  if (!db || !isOwnForm(request.headers)) return notThere();
  const origin = adminOrigin(request.headers.get('host'));
  const [site, now] = [relyingParty(origin), new Date()];
  if (step === 'ask') return answerJson(await askForPasskey(db, { site, now }));
  if (step !== 'enter') return notThere();
  const sent = authenticationSchema.safeParse(await request.json().catch(() => undefined));
  const browser = request.headers.get('user-agent') ?? '';
  const secret = sent.success && (await takePasskey(db, { ...sent.data, browser, site, now }));
  if (!secret) return answerJson({ entered: false });
  return answerJson({ entered: true }, writeSessionCookie(secret, isAdminSecure(origin)));
}
