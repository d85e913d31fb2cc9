import type { Locale } from '@/lib/i18n/locales';
import type { Order } from '@/lib/orders/order';
import type { DeskWords } from '../desk-words';
import { kindNames } from '../kind-names';

type Props = { t: DeskWords; locale: Locale; lines: Order['lines'] };

/** What goes into the parcel, to be ticked off; the ticks are this page's alone. */
export async function PackingList({ t, locale, lines }: Props) {
  const kindName = await kindNames(locale);
  return (
    <section>
      <h2>{t('order.lines')}</h2>
      <ul className="packing">
        {lines.map(({ id, pieces, title, kind, article }) => (
          <li key={id}>
            <label className="tick">
              <input type="checkbox" autoComplete="off" />
              <strong>{pieces} ×</strong>
              <span>
                {title} <small>{`${kindName(kind)} · ${article}`}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
