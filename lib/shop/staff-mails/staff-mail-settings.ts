import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type StaffEventKind, staffEventKinds } from './staff-event';

/** Who of the staff gets mails, in which language, about what, and whether once a day. */
export type StaffMailSettings = {
  to: string[];
  locale: Locale;
  isDigest: boolean;
  kinds: StaffEventKind[];
};

/** The settings in `shop.yaml` (`staffMails`); `undefined` without a `shop.yaml`. */
export function getStaffMailSettings(): StaffMailSettings | undefined {
  const { shopConfig } = getLibrary();
  if (!shopConfig) return undefined;
  const { to, language, digest, ...switches } = shopConfig.staffMails;
  return {
    to: to ?? [shopConfig.seller.email],
    locale: language ?? defaultLocale,
    isDigest: digest,
    kinds: staffEventKinds.filter((kind) => switches[kind]),
  };
}
