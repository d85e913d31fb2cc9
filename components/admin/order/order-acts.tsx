import { possibleActs } from '@/lib/admin/orders/possible-acts';
import type { OrderFile } from '@/lib/admin/orders/read-file';
import type { Locale } from '@/lib/i18n/locales';
import { decimalWords } from '@/lib/primitives/money/decimal-words';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';
import { AmountField } from '../amount-field';
import { Field } from '../field';
import { RefundPart } from './refund-part';

type Props = {
  t: AdminWords;
  locale: Locale;
  file: OrderFile;
  till: ShopConfig;
  query: Record<string, string | undefined>;
};

/** The usual actions of an order, the next step first. */
export function OrderActs({ t, locale, file, till, query }: Props) {
  const { order, account, refundable } = file;
  const can = possibleActs(order, account, refundable, till);
  const fields = { orderId: order.id };
  const amount = { label: t('order.amount', { currency: order.currency }), name: 'amount' };
  return (
    <section className="acts" aria-label={t('order.next')}>
      {can.pack && <ActForm act="order-pack" fields={fields} button={t('acts.pack')} />}
      {can.send && (
        <ActForm act="order-send" fields={fields} button={t('acts.send')} quiet={can.pack}>
          <Field label={t('order.tracking')} name="tracking" maxLength={200} autoComplete="off" />
        </ActForm>
      )}
      {can.collect && (
        <ActForm act="order-collect" fields={fields} button={t('acts.collect')} quiet={can.pack} />
      )}
      {can.takeBack && (
        <ActForm act="order-return" fields={fields} button={t('acts.return')}>
          <label className="tick">
            <input type="checkbox" name="restock" defaultChecked /> {t('order.restock')}
          </label>
        </ActForm>
      )}
      {can.restock && (
        <ActForm
          act="order-return"
          fields={{ ...fields, restock: 'on' }}
          button={t('acts.restock')}
        />
      )}
      {can.pay && (
        <details>
          <summary>{t('acts.pay')}</summary>
          <ActForm act="order-pay" fields={withKey(fields)} button={t('acts.pay')} quiet>
            <AmountField {...amount} amount={decimalWords(account.open)} />
          </ActForm>
        </details>
      )}
      {can.refund && <RefundPart t={t} locale={locale} file={file} query={query} />}
      {can.cancel && (
        <details>
          <summary>{t('acts.cancel')}</summary>
          <p className="small">{t('order.cancelWords')}</p>
          <ActForm act="order-cancel" fields={fields} button={t('acts.cancel')} quiet />
        </details>
      )}
    </section>
  );
}

/** Adds an idempotency key: the same form submitted twice books one payment. */
const withKey = (fields: { orderId: string }) => ({ ...fields, key: crypto.randomUUID() });
