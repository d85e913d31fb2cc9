import { z } from 'zod';
import { closeSessions } from '@/lib/admin/session';
import { deleteUnsentForm } from '@/lib/admin/unsent-forms';
import { locales } from '@/lib/i18n/locales';
import { writeLog } from '@/lib/shop/commands/command-log';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { retryNow } from '@/lib/shop/mail/outbox/outbox';
import { settleWithdrawalRequest } from '@/lib/shop/withdrawal/withdrawal-request';
import type { ActionName } from './action-names';
import { bookActions } from './book-actions';
import { bulkOrderActions } from './bulk-actions';
import { type AdminAction, defineAction, idField } from './define-action';
import { moneyActions } from './money-actions';
import { orderActions } from './order-actions';
import { staffActions } from './staff-actions';
import { stockActions, voucherActions } from './stock-and-voucher-actions';

const peoplePage = () => '/desk/people';

/** Actions for unsent mails and for the signed-in person's own account. */
const accountActions = {
  'mail-again': defineAction('mail-again', {
    form: z.object({ mailId: idField }),
    back: () => '/desk/mails',
    run: async ({ db, visitor, now }, { mailId }) => {
      if (!(await retryNow(db, mailId, now))) return;
      const detail = { mail: mailId };
      await writeLog(db, { actor: visitor.email, act: 'mail tried again', detail }, now);
    },
  }),
  'passkey-remove': defineAction('passkey-remove', {
    form: z.object({ id: z.string().min(1).max(2000) }),
    back: peoplePage,
    run: ({ db, visitor, now }, { id }) =>
      inTransaction(db, async (tx) => {
        if (!(await removePasskey(tx, { personId: visitor.personId, id }))) return;
        await writeLog(tx, { actor: visitor.email, act: 'passkey removed' }, now);
      }),
  }),
  'session-close': defineAction('session-close', {
    form: z.object({ sessionId: idField }),
    back: peoplePage,
    run: ({ db, visitor }, { sessionId }) =>
      closeSessions(db, { personId: visitor.personId, sessionId }),
  }),
  language: defineAction('language', {
    form: z.object({ locale: z.enum(locales) }),
    back: peoplePage,
    run: ({ db, visitor }, { locale }) =>
      db.updateTable('people').set({ locale }).where('id', '=', visitor.personId).execute(),
  }),
};

/** Deletes a passkey if it belongs to this person. @returns whether it did */
async function removePasskey(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<boolean> {
  const own = db.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
}

const formActions = {
  'form-discard': defineAction('form-discard', {
    form: z.object({ formId: idField }),
    back: () => '/desk/unsent',
    run: ({ db, visitor }, { formId }) => deleteUnsentForm(db, visitor.personId, formId),
  }),
};

const declarationActions = {
  'declaration-settle': defineAction('declaration-settle', {
    form: z.object({ declarationId: idField }),
    back: () => '/desk/declarations',
    run: ({ db, visitor, now }, { declarationId }) =>
      settleWithdrawalRequest(db, { declarationId, actor: visitor.email, now }),
  }),
};

/** All actions for signed-in staff. */
export const actions: Record<ActionName, AdminAction> = {
  ...orderActions,
  ...bulkOrderActions,
  ...moneyActions,
  ...stockActions,
  ...voucherActions,
  ...bookActions,
  ...declarationActions,
  ...accountActions,
  ...formActions,
  ...staffActions,
};
