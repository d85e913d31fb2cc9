import { isSameOriginForm, notFoundResponse, respondWithJson } from '@/lib/admin/entry/admin-route';
import { adminOrigin, getAdminDatabase, isAdminSecure } from '@/lib/admin/entry/enter-admin';
import {
  authenticatePasskey,
  authenticationOptions,
} from '@/lib/admin/passkeys/authenticate-passkey';
import { authenticationSchema, relyingParty } from '@/lib/admin/passkeys/passkey';
import { writeSessionCookie } from '@/lib/admin/session';

type Context = { params: Promise<{ step: string }> };

/** `POST /desk/sign-in/passkey/ask` and `/enter`: signs in with a passkey. Called by the page's script. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { step } = await params;
  const db = await getAdminDatabase();
  if (!db || !isSameOriginForm(request.headers)) return notFoundResponse();
  const origin = adminOrigin(request.headers.get('host'));
  const [site, now] = [relyingParty(origin), new Date()];
  if (step === 'ask') return respondWithJson(await authenticationOptions(db, { site, now }));
  if (step !== 'enter') return notFoundResponse();
  const authentication = authenticationSchema.safeParse(
    await request.json().catch(() => undefined),
  );
  const browser = request.headers.get('user-agent') ?? '';
  const secret =
    authentication.success &&
    (await authenticatePasskey(db, { ...authentication.data, browser, site, now }));
  if (!secret) return respondWithJson({ entered: false });
  return respondWithJson({ entered: true }, writeSessionCookie(secret, isAdminSecure(origin)));
}
