import { type ActName, isActName } from '@/lib/admin/acts/act-names';
import { isRefusal } from '@/lib/admin/acts/refusals';
import { readMailSettings } from '@/lib/shop/mail/mail-settings';
import type { AdminWords } from './admin-words';

type Props = { t: AdminWords; query: Record<string, string | undefined> };

/** Result of the last action, from the query of the redirect: a message or an error. */
export function Notice({ t, query: { said, fault } }: Props) {
  if (isRefusal(fault))
    return (
      <p role="alert" className="notice fault">
        {t(`faults.${fault}`)}
      </p>
    );
  if (!isActName(said)) return null;
  return (
    <p role="status" className="notice">
      {saysMail(said) && !readMailSettings().url ? t(`saidKept.${said}`) : t(`said.${said}`)}
    </p>
  );
}

const saying = ['order-send', 'order-cancel', 'order-refund'] as const;

/** Whether the action's message mentions a mail. Without a mail server, mails are only stored, so the message differs. */
function saysMail(name: ActName): name is (typeof saying)[number] {
  return saying.some((each) => each === name);
}
