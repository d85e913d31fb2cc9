import { type ActName, isActName } from '@/lib/admin/acts/act-names';
import { isRefusal } from '@/lib/admin/acts/refusals';
import { readMailSettings } from '@/lib/shop/mail/mail-settings';
import type { AdminWords } from './admin-words';

type Props = { t: AdminWords; query: Record<string, string | undefined> };

/** What has just been done, or why it was not: said once, by the address to which the act has led. */
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

/** Whether its sentence speaks of a mail, which a house without a mail server keeps. */
function saysMail(name: ActName): name is (typeof saying)[number] {
  return saying.some((each) => each === name);
}
