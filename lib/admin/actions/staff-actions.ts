import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { writeLog } from '@/lib/shop/commands/command-log';
import { inTransaction } from '@/lib/shop/database/transactions';
import { redactError } from '@/lib/shop/mail/outbox/outbox';
import { readMailSettings } from '@/lib/shop/mail/send-mail';
import { roles } from '../roles';
import { sendInvitation } from '../sign-in/send-link';
import { emailSchema, invitePerson, removePersonById, setRole } from '../staff';
import { sendTestMail } from '../test-mail';
import { defineAction, idField } from './define-action';

const peoplePage = () => '/desk/people';
const role = z.enum(roles);
const person = z.object({ personId: idField });

/** Writes the mail server's error to the log, without the address. @returns the refusal */
function mailRefused(error: unknown) {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `A mail to staff was not sent: ${redactError(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
  return 'mail' as const;
}

/** Who may enter the admin. Staff cannot change their own access, so a person with the role `all` always remains. */
export const staffActions = {
  'person-invite': defineAction('person-invite', {
    form: z.object({ email: emailSchema, locale: z.enum(locales), role }),
    back: peoplePage,
    run: async ({ db, visitor, now }, invitation) => {
      const { email } = invitation;
      if (email === visitor.email) return 'own-access';
      await inTransaction(db, async (tx) => {
        await invitePerson(tx, invitation, now);
        const detail = { email, role: invitation.role };
        await writeLog(tx, { actor: visitor.email, act: 'person invited', detail }, now);
      });
      if (readMailSettings().url)
        return await sendInvitation(db, { email, now }).catch(mailRefused);
    },
  }),
  'person-role': defineAction('person-role', {
    form: person.extend({ role }),
    back: peoplePage,
    run: async ({ db, visitor, now }, { personId, role }) => {
      if (personId === visitor.personId) return 'own-access';
      await inTransaction(db, async (tx) => {
        const email = await setRole(tx, personId, role);
        if (!email) return;
        const detail = { email, role };
        await writeLog(tx, { actor: visitor.email, act: 'role changed', detail }, now);
      });
    },
  }),
  'person-remove': defineAction('person-remove', {
    form: person,
    back: peoplePage,
    run: async ({ db, visitor, now }, { personId }) => {
      if (personId === visitor.personId) return 'own-access';
      await inTransaction(db, async (tx) => {
        const email = await removePersonById(tx, personId);
        if (!email) return;
        const detail = { email };
        await writeLog(tx, { actor: visitor.email, act: 'person removed', detail }, now);
      });
    },
  }),
  'test-mail': defineAction('test-mail', {
    form: z.object({}),
    back: () => '/desk/opening',
    run: async ({ db, visitor, now }) => {
      try {
        await sendTestMail(visitor);
      } catch (error) {
        return mailRefused(error);
      }
      await writeLog(db, { actor: visitor.email, act: 'test mail sent' }, now);
    },
  }),
};
