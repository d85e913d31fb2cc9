import type { CheckedLines } from '@/lib/admin/orders/lines-form';
import {
  type OrderDetails,
  permittedActions,
  possibleActions,
} from '@/lib/admin/orders/order-details';
import type { Role } from '@/lib/admin/roles';
import type { Locale } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/primitives/money/money';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { AmountField, CommandForm, Field } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { Moment } from '../moment';
import { LinesForm } from './lines-form';
import { canSplit, PartParcelForm, ReturnForm, WithdrawalForm } from './piece-forms';
import { RefundForm } from './refund-form';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  /** Role of the signed-in person. */
  role: Role;
  file: OrderDetails;
  shopConfig: ShopConfig;
  query: Record<string, string | undefined>;
  /** Formats the kind of an article (`getArticleKindFormatter`). */
  kindName: (kind: string) => string;
  /** A typed correction of the lines. */
  lines: CheckedLines | undefined;
};

/** The usual actions of an order, the next step first. */
export function OrderActions({ t, locale, role, file, shopConfig, query, kindName, lines }: Props) {
  const { order, account } = file;
  const can = permittedActions(possibleActions(file, shopConfig), role);
  const fields = { orderId: order.id };
  const amount = { label: t('order.amount', { currency: order.currency }), name: 'amount' };
  return (
    <section className="acts" aria-label={t('order.next')}>
      {can.pack && <CommandForm command="order-pack" fields={fields} button={t('actions.pack')} />}
      {can.send && (
        <CommandForm
          command="order-send"
          fields={fields}
          button={t('actions.send')}
          isSecondary={can.pack}
        >
          <Field label={t('order.tracking')} name="tracking" maxLength={200} autoComplete="off" />
        </CommandForm>
      )}
      {can.send && canSplit(file) && <PartParcelForm t={t} file={file} />}
      {can.collect && (
        <CommandForm
          command="order-collect"
          fields={fields}
          button={t('actions.collect')}
          isSecondary={can.pack}
        />
      )}
      {can.returnGoods && <ReturnForm t={t} file={file} />}
      {can.pay && (
        <details>
          <summary>{t('actions.pay')}</summary>
          <CommandForm
            command="order-pay"
            fields={withIdempotencyKey(fields)}
            button={t('actions.pay')}
            isSecondary
          >
            <AmountField {...amount} amount={formatDecimal(account.open)} />
          </CommandForm>
        </details>
      )}
      {can.refund && <RefundForm t={t} locale={locale} file={file} query={query} />}
      {can.correctLines && <LinesForm {...{ t, locale, order, kindName, checked: lines }} />}
      {can.withdraw && <WithdrawalForm t={t} file={file} />}
      {can.cancel && (
        <details>
          <summary>{t('actions.cancel')}</summary>
          <p className="small">{t('order.cancelWords')}</p>
          <CommandForm
            command="order-cancel"
            fields={fields}
            button={t('actions.cancel')}
            isSecondary
          />
        </details>
      )}
    </section>
  );
}

/** Adds an idempotency key: the same form submitted twice books one payment. */
const withIdempotencyKey = (fields: { orderId: string }) => ({
  ...fields,
  key: crypto.randomUUID(),
});

/** Notes to the buyer, by mail and on the order page. */
export function BuyerNotes({
  t,
  locale,
  file: { order, notes },
}: Pick<Props, 't' | 'locale' | 'file'>) {
  if (order.forgotten_at) return null;
  return (
    <section>
      <h2>{t('order.written')}</h2>
      {notes.map(({ id, text, at }) => (
        <blockquote key={id}>
          {text} <small>{<Moment at={at} locale={locale} />}</small>
        </blockquote>
      ))}
      <details>
        <summary>{t('actions.write')}</summary>
        <CommandForm
          command="order-write"
          fields={withIdempotencyKey({ orderId: order.id })}
          button={t('actions.write')}
          isSecondary
        >
          <label className="field">
            <span>{t('order.writeWords')}</span>
            <textarea name="text" rows={4} maxLength={5000} required />
          </label>
        </CommandForm>
      </details>
    </section>
  );
}

/** Internal note, never shown to the buyer. */
export function OrderNote({ t, order }: { t: AdminTranslator; order: Order }) {
  return (
    <section>
      <h2>{t('order.note')}</h2>
      <CommandForm
        command="order-note"
        fields={{ orderId: order.id }}
        button={t('actions.note')}
        isSecondary
      >
        <label className="field">
          <span>{t('order.noteWords')}</span>
          <textarea name="note" rows={3} maxLength={5000} defaultValue={order.note} />
        </label>
      </CommandForm>
    </section>
  );
}
