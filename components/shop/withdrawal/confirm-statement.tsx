import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { textLinkStyle } from '@/components/navigation/text-link';
import { localePath } from '@/lib/i18n/locale-path';
import type { Statement } from '@/lib/shop/withdrawal/statement';
import { StatementFacts } from './statement-facts';

/** The confirmation step: the declaration and the button that submits it. */
export function ConfirmStatement({ draft, statement }: { draft: string; statement: Statement }) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('confirmIntro')}</p>
      </PageHead>
      <form method="post" action="/api/shop/withdrawals" className="shell mt-10">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="confirmed" value={draft} />
        <StatementFacts statement={statement} />
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <button type="submit" className="button cursor-pointer">
            {t('confirm')}
          </button>
          <a
            href={localePath(`/retractation?draft=${draft}&edit=1`, locale)}
            className={`${textLinkStyle} py-2`}
          >
            {t('edit')}
          </a>
        </p>
      </form>
    </>
  );
}
