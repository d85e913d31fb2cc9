import { isMailKind } from '@/lib/shop/mail/mail-kind';
import type { AdminWords } from './admin-words';

/** Name of a mail's kind. An outbox entry of another kind keeps its key. */
export function mailName(t: AdminWords, kind: string): string {
  return kind === 'declared' || isMailKind(kind) ? t(`mails.kind.${kind}`) : kind;
}
