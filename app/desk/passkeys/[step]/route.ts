import { notFoundResponse, respondWithJson, withStaffSession } from '@/lib/admin/entry/admin-route';
import { registrationSchema, relyingParty } from '@/lib/admin/passkeys/passkey';
import { registerPasskey, registrationOptions } from '@/lib/admin/passkeys/register-passkey';
import { writeLog } from '@/lib/shop/commands/command-log';

/** `POST /desk/passkeys/offer` and `/add`: adds a passkey for the signed-in person. Called by the page's script. */
export const POST = withStaffSession<{ step: string }>(
  'account',
  async (admin, request, { step }) => {
    const { db, visitor, now } = admin;
    const site = relyingParty(admin.origin);
    if (step === 'offer')
      return respondWithJson(await registrationOptions(db, visitor, { site, now }));
    if (step !== 'add') return notFoundResponse();
    const registration = registrationSchema.safeParse(await request.json().catch(() => undefined));
    const added =
      registration.success &&
      (await registerPasskey(db, visitor, { ...registration.data, site, now }));
    if (added) await writeLog(db, { actor: visitor.email, act: 'passkey added' }, now);
    return respondWithJson({ added });
  },
);
