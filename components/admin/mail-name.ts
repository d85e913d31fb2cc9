import { isMailKind } from '@/lib/shop/mail/mail-kind';
import type { DeskWords } from './desk-words';

/** What a mail is about; an entry of the outbox that is no mail keeps its own name. */
export function mailName(t: DeskWords, kind: string): string {
  return kind === 'declared' || isMailKind(kind) ? t(`mails.kind.${kind}`) : kind;
}
