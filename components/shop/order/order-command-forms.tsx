import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-title';
import { textLinkStyle } from '@/components/navigation/links';
import { piecesField } from '@/lib/shop/order-page/chosen-pieces';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { retentionEnd } from '@/lib/shop/orders/book-dates';
import { orderApiPath, orderPath } from '@/lib/shop/orders/order-links';
import type { SplitLine } from '@/lib/shop/orders/split-lines';
import { useOrderFormat } from './use-order-format';

type Props = {
  token: string;
  /** The action's name below the order's API path. */
  command: 'withdraw' | 'forget';
  title: string;
  intro: ReactNode;
  /** The label of the submit button. */
  confirm: string;
  children?: ReactNode;
};

/** The confirmation step of an irreversible action: what will happen, the button and a link back. */
function OrderCommandForm({ token, command, title, intro, confirm, children }: Props) {
  const t = useTranslations('Order');
  const locale = useLocale();
  return (
    <>
      <PageHead title={title}>{intro}</PageHead>
      <form method="post" action={`${orderApiPath(token)}/${command}`} className="shell mt-10">
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

/** Confirms the deletion of personal data: what is deleted and what stays. */
export function DeleteDataForm({ page: { order, invoice, isUnderWay } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { day } = useOrderFormat(order.currency);
  if (isUnderWay)
    return (
      <PageHead title={t('forget')}>
        <p>{t('forgetLater')}</p>
        <p className="mt-6">
          <a href={orderPath(order.token, locale)} className={textLinkStyle}>
            {t('back')}
          </a>
        </p>
      </PageHead>
    );
  return (
    <OrderCommandForm
      token={order.token}
      command="forget"
      title={t('forget')}
      confirm={t('forgetConfirm')}
      intro={<p>{t('forgetIntro')}</p>}
    >
      <ul className="max-w-[60ch] list-disc space-y-2 pl-5 text-lg leading-snug">
        <li>{t('forgetGoes')}</li>
        <li>
          {invoice
            ? t('forgetInvoice', { day: day(retentionEnd(invoice.year)) })
            : t('forgetLines')}
        </li>
        <li>{t('forgetPage')}</li>
      </ul>
    </OrderCommandForm>
  );
}

type WithdrawFormProps = {
  page: OrderOnPage;
  /** The form was sent without pieces. */
  hasError: boolean;
};

/** Confirms the withdrawal from an order or from some of its pieces (2011/83/EU, article 11a). */
export function WithdrawForm({ page: { order, withdrawal, split }, hasError }: WithdrawFormProps) {
  const t = useTranslations('Order');
  const { day } = useOrderFormat(order.currency);
  const until = withdrawal.may ? withdrawal.until : undefined;
  return (
    <OrderCommandForm
      token={order.token}
      command="withdraw"
      title={t('withdrawal')}
      confirm={t('withdrawConfirm')}
      intro={
        <>
          <p>{t('withdrawIntro', { number: order.number })}</p>
          {until && <p className="mt-2">{t('withdrawUntil', { day: day(until) })}</p>}
        </>
      }
    >
      {withdrawal.may && withdrawal.mayChoose && (
        <WithdrawnPieces split={split} hasError={hasError} />
      )}
      <label className="block max-w-md">
        <span className="label">{t('name')}</span>
        <input
          name="name"
          required
          maxLength={70}
          autoComplete="name"
          defaultValue={order.address?.name ?? ''}
          className="mt-1 h-12 w-full border-2 border-ink bg-paper px-3 text-base"
        />
      </label>
      <dl className="mt-5 max-w-md space-y-3">
        <div>
          <dt className="label">{t('contract')}</dt>
          <dd className="mt-1">
            {t(withdrawal.may && withdrawal.mayChoose ? 'contractPart' : 'contractOf', {
              number: order.number,
            })}
          </dd>
        </div>
        <div>
          <dt className="label">{t('receiptTo')}</dt>
          <dd className="wrap-anywhere mt-1">{order.email}</dd>
        </div>
      </dl>
    </OrderCommandForm>
  );
}

/** The pieces of each line to withdraw from; initially all. */
function WithdrawnPieces({ split, hasError }: { split: SplitLine[]; hasError: boolean }) {
  const t = useTranslations('Order');
  return (
    <fieldset className="mb-8 max-w-2xl" aria-describedby="pieces-hint">
      <legend className="label">{t('withdrawPieces')}</legend>
      <p id="pieces-hint" className="mt-1 text-muted text-sm leading-snug">
        {t('withdrawPiecesHint')}
      </p>
      {hasError && (
        <p role="alert" className="mt-2 font-semibold text-signal">
          {t('withdrawNone')}
        </p>
      )}
      <ul className="mt-3">
        {split
          .filter(({ left }) => left > 0)
          .map(({ line: { position, title }, left }) => (
            <li
              key={position}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
            >
              <label
                htmlFor={piecesField(position)}
                className="wrap-anywhere min-w-0 flex-1 basis-60"
              >
                {title}
              </label>
              <span className="flex items-center gap-3">
                <input
                  id={piecesField(position)}
                  name={piecesField(position)}
                  type="number"
                  min={0}
                  max={left}
                  required
                  defaultValue={left}
                  className="h-12 w-20 border-2 border-ink bg-paper px-3 text-base tabular-nums"
                />
                <span className="text-muted text-sm">{t('outOf', { count: left })}</span>
              </span>
            </li>
          ))}
      </ul>
    </fieldset>
  );
}
