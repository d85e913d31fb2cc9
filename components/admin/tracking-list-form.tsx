import { CommandForm } from './admin-form';
import type { AdminTranslator } from './admin-translator';

type Props = {
  t: AdminTranslator;
  list: Record<string, string>;
  /** Lines of the last list that were refused. */
  refusedList: string;
};

/** Form for many tracking numbers at once: the order of each line is marked as sent. */
export function TrackingListForm({ t, list, refusedList }: Props) {
  return (
    <details className="fold" open={refusedList !== ''}>
      <summary>{t('orders.trackingList')}</summary>
      <CommandForm command="orders-tracking" fields={list} button={t('orders.trackingListSend')}>
        <label className="field">
          <span>{t('orders.trackingListWords')}</span>
          <textarea
            name="list"
            rows={8}
            maxLength={20_000}
            required
            spellCheck={false}
            autoComplete="off"
            placeholder={'K7Q-4ZT  99.00.123456.12345678\nR3F-9XD  DPD 0123 4567 8901 23'}
            defaultValue={refusedList}
          />
        </label>
      </CommandForm>
    </details>
  );
}
