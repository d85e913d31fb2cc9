import type { StockRow } from '@/lib/admin/lists';
import { CommandForm, Field } from './admin-form';
import type { AdminTranslator } from './admin-translator';

type Props = { t: AdminTranslator; kindName: (kind: string) => string; stocked: StockRow };

const count = { inputMode: 'numeric', pattern: '\\d{1,7}', required: true } as const;

/** An article with its stock, and forms to change it. */
export function StockLine({ t, kindName, stocked }: Props) {
  const { article, title, kind, pieces = 0, isLow, isOffSale } = stocked;
  const isCounted = stocked.pieces !== undefined;
  return (
    <li>
      <details>
        <summary>
          <span lang={title?.lang}>
            {title?.text ?? article} <small>{kind ? kindName(kind) : t('stock.gone')}</small>
          </span>
          <b className={isCounted && (pieces === 0 || isLow) ? 'off' : undefined}>
            {isLow && pieces > 0 && `${t('stock.low')} · `}
            {isCounted ? pieces : t('stock.notCounted')}
          </b>
        </summary>
        {isOffSale && <p className="small">{t('stock.held')}</p>}
        {isCounted && (
          <CommandForm command="stock-add" fields={{ article }} button={t('actions.add')}>
            <Field label={t('stock.add')} name="pieces" {...count} autoComplete="off" />
          </CommandForm>
        )}
        <CommandForm
          command="stock-set"
          fields={{ article, seen: isCounted ? pieces : '' }}
          button={t('actions.set')}
          isSecondary
        >
          <Field
            label={t('stock.set')}
            name="pieces"
            defaultValue={stocked.pieces}
            {...count}
            autoComplete="off"
          />
        </CommandForm>
        {isCounted && (
          <CommandForm
            command="stock-uncount"
            fields={{ article }}
            button={t('actions.uncount')}
            isSecondary
          />
        )}
      </details>
    </li>
  );
}
