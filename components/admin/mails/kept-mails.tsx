import type { Locale } from '@/lib/i18n/locales';
import type { listStoredMails } from '@/lib/shop/mail/stored-mails';
import type { AdminWords } from '../admin-words';
import { Moment } from '../moment';

type Props = { t: AdminWords; locale: Locale; mails: Awaited<ReturnType<typeof listStoredMails>> };

/** Mails stored while the site had no mail server; they were never sent. */
export function KeptMails({ t, locale, mails }: Props) {
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
