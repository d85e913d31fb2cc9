import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { textLinkStyle } from '@/components/navigation/text-link';
import { orderApiPath, orderPath } from '@/lib/shop/orders/order-path';

type Props = {
  token: string;
  /** Below the order's programs. */
  act: 'withdraw' | 'forget';
  title: string;
  intro: ReactNode;
  /** On the button that does it. */
  confirm: string;
  children?: ReactNode;
};

/** The second step of what cannot be taken back: what will be done, the button that does it, and the way back. */
export function ActForm({ token, act, title, intro, confirm, children }: Props) {
  const t = useTranslations('Order');
  const locale = useLocale();
  return (
    <>
      <PageHead title={title}>{intro}</PageHead>
      <form method="post" action={`${orderApiPath(token)}/${act}`} className="shell mt-10">
        <input type="hidden" name="locale" value={locale} />
        {children}
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <button type="submit" className="button cursor-pointer">
            {confirm}
          </button>
          <a href={orderPath(token, locale)} className={`${textLinkStyle} py-2`}>
            {t('back')}
          </a>
        </p>
      </form>
    </>
  );
}
