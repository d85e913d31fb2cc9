import type { BulkLine, BulkResult } from '@/lib/admin/orders/bulk-result';
import { isSuccess } from '@/lib/admin/orders/bulk-result';
import type { AdminTranslator } from './admin-translator';

/** The result of an action on several orders. A pasted list names each line, other actions the refused orders. */
export function BulkResultNotice({ t, result }: { t: AdminTranslator; result: BulkResult }) {
  const { action, lines } = result;
  const done = lines.filter(({ outcome }) => outcome === 'done').length;
  const refused = lines.filter(({ outcome }) => !isSuccess(outcome));
  const shown = action === 'orders-tracking' ? lines : refused;
  return (
    <div role="status" className="notice">
      <p>
        {t(`bulk.${action}`, { count: done })}{' '}
        {refused.length > 0 && t('bulk.refused', { count: refused.length })}
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may name an order twice; lines do not move
            <li key={at}>
              <ResultLine t={t} line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ResultLine({
  t,
  line: { label, orderId, outcome },
}: {
  t: AdminTranslator;
  line: BulkLine;
}) {
  return (
    <>
      {orderId ? <a href={`/desk/orders/${orderId}`}>{label}</a> : <q>{label}</q>}{' '}
      {isSuccess(outcome) ? (
        t(`bulk.outcome.${outcome}`)
      ) : (
        <b className="off">{t(`refusals.${outcome}`)}</b>
      )}
    </>
  );
}
