import { answerJson, notThere } from '@/lib/admin/entry/answers';
import { forVisitor } from '@/lib/admin/entry/for-visitor';
import { addPasskey } from '@/lib/admin/passkeys/add-passkey';
import { offerPasskey } from '@/lib/admin/passkeys/offer-passkey';
import { registrationSchema } from '@/lib/admin/passkeys/read-response';
import { relyingParty } from '@/lib/admin/passkeys/relying-party';
import { writeLog } from '@/lib/shop/commands/write-log';

/** `POST /desk/passkeys/offer` and `/add`: adds a passkey for the signed-in person. Called by the page's script. */
export const POST = forVisitor<{ step: string }>(async (desk, request, { step }) => {
  const { db, visitor, now } = desk;
  const site = relyingParty(desk.origin);
  if (step === 'offer') return answerJson(await offerPasskey(db, visitor, { site, now }));
  if (step !== 'add') return notThere();
  const sent = registrationSchema.safeParse(await request.json().catch(() => undefined));
  const added = sent.success && (await addPasskey(db, visitor, { ...sent.data, site, now }));
  if (added) await writeLog(db, { actor: visitor.email, act: 'passkey added' }, now);
  return answerJson({ added });
});
