import { z } from 'zod';
import { closeSessions } from '@/lib/admin/session/close-sessions';
import { locales } from '@/lib/i18n/locales';
import { inTransaction } from '@/lib/shop/commands/in-transaction';
import { writeLog } from '@/lib/shop/commands/write-log';
import type { Database } from '@/lib/shop/database/open-database';
import { tryAgain } from '@/lib/shop/mail/outbox/try-again';
import { defineAct } from './define-act';
import { idField } from './form-fields';

const back = () => '/desk/people';

/** Actions for unsent mails and for the signed-in person's own account. */
export const ownActs = {
  'mail-again': defineAct('mail-again', {
    form: z.object({ mailId: idField }),
    back: () => '/desk/mails',
    run: async ({ db, visitor, now }, { mailId }) => {
      if (!(await tryAgain(db, mailId, now))) return;
      const detail = { mail: mailId };
      await writeLog(db, { actor: visitor.email, act: 'mail tried again', detail }, now);
    },
  }),
  'passkey-remove': defineAct('passkey-remove', {
    form: z.object({ id: z.string().min(1).max(2000) }),
    back,
    run: ({ db, visitor, now }, { id }) =>
      inTransaction(db, async (tx) => {
        if (!(await removePasskey(tx, { personId: visitor.personId, id }))) return;
        await writeLog(tx, { actor: visitor.email, act: 'passkey removed' }, now);
      }),
  }),
  'session-close': defineAct('session-close', {
    form: z.object({ sessionId: idField }),
    back,
    run: ({ db, visitor }, { sessionId }) =>
      closeSessions(db, { personId: visitor.personId, sessionId }),
  }),
  language: defineAct('language', {
    form: z.object({ locale: z.enum(locales) }),
    back,
    run: ({ db, visitor }, { locale }) =>
      db.updateTable('people').set({ locale }).where('id', '=', visitor.personId).execute(),
  }),
};

/** Deletes a passkey of its owner. @returns whether it existed */
async function removePasskey(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<boolean> {
  const own = db.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
}
