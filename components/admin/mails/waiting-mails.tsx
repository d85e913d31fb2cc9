import type { Locale } from '@/lib/i18n/locales';
import type { Waiting } from '@/lib/shop/mail/outbox/list-waiting';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';
import { mailName } from '../mail-name';
import { Moment } from '../moment';

type Props = { t: AdminWords; locale: Locale; mails: Waiting[] };

/** Mails in the outbox that could not be sent yet, with the mail server's error. */
export function WaitingMails({ t, locale, mails }: Props) {
  return (
    <section>
      <h2>{t('mails.waiting')}</h2>
      {mails.length === 0 && <p className="empty">{t('mails.noneWaiting')}</p>}
      <ul className="plain">
        {mails.map(({ id, kind, order_id, created_at, due_at, tries, last_error, isStuck }) => (
          <li key={id}>
            <span>
              {order_id ? (
                <a href={`/desk/orders/${order_id}`}>{mailName(t, kind)}</a>
              ) : (
                mailName(t, kind)
              )}{' '}
              {isStuck && <b className="off">{t('mails.stuck')}</b>}
              <small>
                <Moment at={created_at} locale={locale} /> · {t('mails.tries', { count: tries })}
                {!isStuck && (
                  <>
                    {' · '}
                    {t('mails.next')} <Moment at={due_at} locale={locale} />
                  </>
                )}
              </small>
              <small lang="en">{last_error}</small>
            </span>
            <ActForm act="mail-again" fields={{ mailId: id }} button={t('mails.again')} quiet />
          </li>
        ))}
      </ul>
    </section>
  );
}
