import type { OrderDetails } from '@/lib/admin/orders/order-details';
import type { Locale } from '@/lib/i18n/locales';
import { isMailKind } from '@/lib/shop/mail/mail';
import type { FailedMail } from '@/lib/shop/mail/outbox/outbox';
import type { listStoredMails } from '@/lib/shop/mail/stored-mails';
import { CommandForm } from './admin-form';
import type { AdminTranslator } from './admin-translator';
import { Moment } from './moment';

type WaitingMailsProps = { t: AdminTranslator; locale: Locale; mails: FailedMail[] };

/** Mails in the outbox that could not be sent yet, with the mail server's error. */
export function WaitingMails({ t, locale, mails }: WaitingMailsProps) {
  return (
    <section>
      <h2>{t('mails.waiting')}</h2>
      {mails.length === 0 && <p className="empty">{t('mails.noneWaiting')}</p>}
      <ul className="plain">
        {mails.map(({ id, kind, order_id, created_at, due_at, tries, last_error, isStuck }) => (
          <li key={id}>
            <span>
              {order_id ? (
                <a href={`/desk/orders/${order_id}`}>{mailKindName(t, kind)}</a>
              ) : (
                mailKindName(t, kind)
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
            <CommandForm
              command="mail-again"
              fields={{ mailId: id }}
              button={t('mails.again')}
              isSecondary
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type StoredMailsProps = {
  t: AdminTranslator;
  locale: Locale;
  mails: Awaited<ReturnType<typeof listStoredMails>>;
};

/** Mails stored while the site had no mail server; they were never sent. */
export function StoredMails({ t, locale, mails }: StoredMailsProps) {
  return (
    <section>
      <h2>{t('mails.kept')}</h2>
      <p>{t('mails.keptWords')}</p>
      <ul className="lines">
        {mails.map(({ name, at, to, subject }) => (
          <li key={name}>
            <a href={`/desk/mails/${name}`} className="line mail">
              <strong>{subject}</strong>
              <span className="small">
                {to} · <Moment at={at} locale={locale} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OrderMailsProps = { t: AdminTranslator; locale: Locale; mails: OrderDetails['mails'] };

/** Mails to the buyer, including those that could not be sent. */
export function OrderMails({ t, locale, mails }: OrderMailsProps) {
  return (
    <section>
      <h2>{t('pages.mails')}</h2>
      <ul className="plain">
        {mails.map(({ id, kind, sent_at, created_at, tries, last_error, storedName }) => (
          <li key={id}>
            <span>
              {mailKindName(t, kind)}{' '}
              <small>
                {storedName ? (
                  <a href={`/desk/mails/${storedName}`}>{t('mails.keptNotSent')}</a>
                ) : (
                  t(sent_at ? 'mails.sent' : 'mails.waits')
                )}{' '}
                <Moment at={sent_at ?? created_at} locale={locale} />
                {last_error && ` · ${last_error}`}
              </small>
            </span>
            {!sent_at && tries > 0 && (
              <CommandForm
                command="mail-again"
                fields={{ mailId: id }}
                button={t('mails.again')}
                isSecondary
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Name of a mail's kind. An outbox entry of another kind keeps its key. */
function mailKindName(t: AdminTranslator, kind: string): string {
  const isKnown = kind === 'declared' || kind === 'staff' || isMailKind(kind);
  return isKnown ? t(`mails.kind.${kind}`) : kind;
}
