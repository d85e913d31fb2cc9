import type { Stocked } from '@/lib/admin/list-stock';
import { ActForm } from './act-form';
import type { AdminWords } from './admin-words';
import { Field } from './field';

type Props = { t: AdminWords; kindName: (kind: string) => string; stocked: Stocked };

const count = { inputMode: 'numeric', pattern: '\\d{1,7}', required: true } as const;

/** An article with its stock, and forms to change it. */
export function StockLine({ t, kindName, stocked }: Props) {
  const { article, title, kind, pieces, isHeld } = stocked;
  const isCounted = pieces !== undefined;
  return (
    <li>
      <details>
        <summary>
          <span lang={title?.lang}>
            {title?.text ?? article} <small>{kind ? kindName(kind) : t('stock.gone')}</small>
          </span>
          <b className={pieces === 0 ? 'off' : undefined}>
            {isCounted ? pieces : t('stock.notCounted')}
          </b>
        </summary>
        {isHeld && <p className="small">{t('stock.held')}</p>}
        {isCounted && (
          <ActForm act="stock-add" fields={{ article }} button={t('acts.add')}>
            <Field label={t('stock.add')} name="pieces" {...count} autoComplete="off" />
          </ActForm>
        )}
        <ActForm
          act="stock-set"
          fields={{ article, seen: pieces ?? '' }}
          button={t('acts.set')}
          quiet
        >
          <Field
            label={t('stock.set')}
            name="pieces"
            defaultValue={pieces}
            {...count}
            autoComplete="off"
          />
        </ActForm>
        {isCounted && (
          <ActForm act="stock-uncount" fields={{ article }} button={t('acts.uncount')} quiet />
        )}
      </details>
    </li>
  );
}
