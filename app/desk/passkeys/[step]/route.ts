import { answerJson, forStaff, notFoundResponse } from '@/lib/admin/entry/admin-route';
import { registrationSchema, relyingParty } from '@/lib/admin/passkeys/passkey';
import { registerPasskey, registrationOptions } from '@/lib/admin/passkeys/register-passkey';
import { writeLog } from '@/lib/shop/commands/command-log';

/** `POST /desk/passkeys/offer` and `/add`: adds a passkey for the signed-in person. Called by the page's script. */
export const POST = forStaff<{ step: string }>(async (desk, request, { step }) => {
  const { db, visitor, now } = desk;
  const site = relyingParty(desk.origin);
  if (step === 'offer') return answerJson(await registrationOptions(db, visitor, { site, now }));
  if (step !== 'add') return notFoundResponse();
  const sent = registrationSchema.safeParse(await request.json().catch(() => undefined));
  const added = sent.success && (await registerPasskey(db, visitor, { ...sent.data, site, now }));
  if (added) await writeLog(db, { actor: visitor.email, act: 'passkey added' }, now);
  return answerJson({ added });
});
