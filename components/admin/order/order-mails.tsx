import type { OrderFile } from '@/lib/admin/orders/read-file';
import type { Locale } from '@/lib/i18n/locales';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';
import { mailName } from '../mail-name';
import { Moment } from '../moment';

type Props = { t: AdminWords; locale: Locale; mails: OrderFile['mails'] };

/** Mails to the buyer, including those that could not be sent. */
export function OrderMails({ t, locale, mails }: Props) {
  return (
    <section>
      <h2>{t('pages.mails')}</h2>
      <ul className="plain">
        {mails.map(({ id, kind, sent_at, created_at, tries, last_error, kept }) => (
          <li key={id}>
            <span>
              {mailName(t, kind)}{' '}
              <small>
                {kept ? (
                  <a href={`/desk/mails/${kept}`}>{t('mails.keptNotSent')}</a>
                ) : (
                  t(sent_at ? 'mails.sent' : 'mails.waits')
                )}{' '}
                <Moment at={sent_at ?? created_at} locale={locale} />
                {last_error && ` · ${last_error}`}
              </small>
            </span>
            {!sent_at && tries > 0 && (
              <ActForm act="mail-again" fields={{ mailId: id }} button={t('mails.again')} quiet />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
