import type { OrderDetails } from '@/lib/admin/orders/order-details';
import { mayRun, type Role } from '@/lib/admin/roles';
import type { Locale } from '@/lib/i18n/locales';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { nextReminder } from '@/lib/shop/reminders/remind';
import { nextStep } from '@/lib/shop/reminders/reminder-plan';
import { CommandForm } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { Moment } from '../moment';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  role: Role;
  file: OrderDetails;
  shopConfig: ShopConfig;
};

/** The due date of a bill, its reminders, and the next step; staff may send or skip the next reminder. */
export function OrderReminders({ t, locale, role, file, shopConfig }: Props) {
  const { order, reminders } = file;
  const { dueOn, isOverdue, past } = reminders;
  if (!dueOn || (past.length === 0 && order.payment_state !== 'open')) return null;
  const step = isOverdue && mayRun(role, 'order-remind') ? nextReminder(past) : undefined;
  const { bill } = shopConfig.payment;
  const next = isOverdue && bill ? nextStep(dueOn, past, bill) : undefined;
  const fields = { orderId: order.id, step: step ?? 0 };
  return (
    <section>
      <h2>{t('order.reminders')}</h2>
      <ul className="plain">
        <li>
          <span>{t('order.dueOn')}</span>
          <b className={isOverdue ? 'off' : undefined}>
            <Day day={dueOn} locale={locale} />
          </b>
        </li>
        {past.map((reminder) => (
          <li key={reminder.step}>
            <span>{t(`order.reminder.${reminder.state}`, { step: reminder.step })}</span>
            <Moment at={reminder.at} locale={locale} />
          </li>
        ))}
        {next && (
          <li>
            <span>
              {next.is === 'cancel'
                ? t('order.cancelsItself')
                : t('order.remindsItself', { step: next.step })}
              {next.is === 'cancel' && <small>{t('order.cancelsItselfWords')}</small>}
            </span>
            <Day day={next.from} locale={locale} />
          </li>
        )}
      </ul>
      {step && (
        <>
          <CommandForm
            command="order-remind"
            fields={fields}
            button={t('actions.remind', { step })}
            isSecondary
          />
          <CommandForm
            command="order-remind-skip"
            fields={fields}
            button={t('actions.skipReminder', { step })}
            isSecondary
          />
        </>
      )}
    </section>
  );
}

/** A day (`2026-12-31`). */
function Day({ day, locale }: { day: string; locale: Locale }) {
  return <Moment at={`${day}T00:00:00.000Z`} locale={locale} mayBeDay />;
}
