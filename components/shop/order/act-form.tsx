import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { textLinkStyle } from '@/components/navigation/text-link';
import { orderApiPath, orderPath } from '@/lib/shop/orders/order-path';

type Props = {
  token: string;
  /** The action's name below the order's API path. */
  act: 'withdraw' | 'forget';
  title: string;
  intro: ReactNode;
  /** The label of the submit button. */
  confirm: string;
  children?: ReactNode;
};

/** The confirmation step of an irreversible action: what will happen, the button and a link back. */
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
