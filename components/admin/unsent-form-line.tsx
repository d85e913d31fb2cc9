import { idField } from '@/lib/admin/actions/define-action';
import type { UnsentForm } from '@/lib/admin/unsent-forms';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { CommandForm } from './admin-form';
import type { AdminTranslator } from './admin-translator';
import { Moment } from './moment';

type Props = { t: AdminTranslator; locale: Locale; db: Database; form: UnsentForm };

/** A form that was not sent, with what was typed. */
export async function UnsentFormLine({ t, locale, db, form }: Props) {
  const { id, action, fields, created_at } = form;
  const number = fields.orderId ? await numberOf(db, fields.orderId) : undefined;
  return (
    <li>
      <h2>
        {actionName(t, action)} {number}
        <small>
          <Moment at={created_at} locale={locale} />
        </small>
      </h2>
      <dl className="typed">
        {typedFields(fields).map(([name, value]) => (
          <div key={name}>
            <dt>{fieldName(t, name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CommandForm command={action} fields={{ ...fields, unsent: id }} button={t('unsent.send')} />
      <CommandForm
        command="form-discard"
        fields={{ formId: id }}
        button={t('unsent.discard')}
        isSecondary
      />
    </li>
  );
}

async function numberOf(db: Database, orderId: string): Promise<string | undefined> {
  const order = db.selectFrom('orders').select('number').where('id', '=', orderId);
  return (await order.executeTakeFirst())?.number;
}

/** The fields that a person typed or chose, without ids and the form's own hidden fields. */
function typedFields(fields: Record<string, string>): [string, string][] {
  const own = ['key', 'seen', 'state', 'q', 'all'];
  return Object.entries(fields).filter(
    ([name, value]) =>
      value !== '' &&
      !own.includes(name) &&
      !name.startsWith('order-') &&
      !idField.safeParse(value).success,
  );
}

/** The label of the action's button, found by the last part of the action's name. */
function actionName(t: AdminTranslator, action: string): string {
  const name = `actions.${action.split('-').at(-1)}`;
  return t.has(name as never) ? t(name as never) : action;
}

function fieldName(t: AdminTranslator, name: string): string {
  const key = `unsent.fields.${name.replace(/-\d+$/, '')}`;
  return t.has(key as never) ? t(key as never) : name;
}
