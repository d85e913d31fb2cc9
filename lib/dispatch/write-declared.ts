import { z } from 'zod';
import type { Database } from '@/lib/database/open-database';
import { locales } from '@/lib/i18n/locales';
import { declaredMail } from '@/lib/mail/declared-mail';
import type { Mail } from '@/lib/mail/mail';
import { getTill } from '@/lib/till/get-till';

const payloadSchema = z.object({ declaration: z.string(), locale: z.enum(locales) });

/** The receipt of a declaration; none to somebody who has been forgotten since. */
export async function writeDeclared(db: Database, payload: string): Promise<Mail | undefined> {
  const { declaration, locale } = payloadSchema.parse(JSON.parse(payload));
  const row = await db
    .selectFrom('declarations')
    .select(['email', 'contract', 'received_at'])
    .where('id', '=', declaration)
    .executeTakeFirst();
  if (!row) return undefined;
  const till = getTill(locale);
  if (!till) throw new Error('The shop is switched off, or has no way to pay');
  const { email: to, contract, received_at: receivedAt } = row;
  return declaredMail({ to, contract, receivedAt }, { till, locale });
}
