import { isMailKind } from '@/lib/shop/mail/mail-kind';
import type { AdminWords } from './admin-words';

/** What a mail is about; an entry of the outbox that is no mail keeps its own name. */
export function mailName(t: AdminWords, kind: string): string {
  return kind === 'declared' || isMailKind(kind) ? t(`mails.kind.${kind}`) : kind;
}
