import type { LogLine } from '@/lib/admin/list-log';
import type { Locale } from '@/lib/i18n/locales';
import { isLoggedCommand } from '@/lib/shop/commands/logged-commands';
import { paperPath } from '@/lib/shop/orders/order-path';
import type { AdminWords } from './admin-words';
import { creditIn, detailWords } from './detail-words';
import { Moment } from './moment';

type Props = { t: AdminWords; locale: Locale; lines: LogLine[]; isOfOne?: boolean };

/** Entries of the activity log. */
export function LogLines({ t, locale, lines, isOfOne }: Props) {
  return (
    <ul className="log">
      {lines.map(({ id, at, actor, act, detail, number, order_id, token }) => {
        const words = detailWords(t, locale, detail);
        const credit = creditIn(detail);
        return (
          <li key={id}>
            <Moment at={at} locale={locale} />
            <span>{actorName(t, actor)}</span>
            <b>{isLoggedCommand(act) ? t(`journal.act.${act}`) : act}</b>
            {!isOfOne && order_id && <a href={`/desk/orders/${order_id}`}>{number}</a>}
            {(words || credit) && (
              <small>
                {words}
                {credit && token && (
                  <>
                    {words && ' · '}
                    <a href={paperPath(token, credit)}>
                      {t('order.paper.credit', { name: credit })}
                    </a>
                  </>
                )}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function actorName(t: AdminWords, actor: string): string {
  return actor === 'visitor' || actor === 'site' ? t(`journal.actor.${actor}`) : actor;
}
