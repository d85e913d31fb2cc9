import type { listPasskeys } from '@/lib/admin/passkeys/list-passkeys';
import type { Locale } from '@/lib/i18n/locales';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';
import { Moment } from '../moment';
import { AddPasskey } from '../sign-in/add-passkey';

type Props = {
  t: AdminWords;
  locale: Locale;
  passkeys: Awaited<ReturnType<typeof listPasskeys>>;
};

/** The current user's passkeys, and a form to add one. */
export function PasskeyList({ t, locale, passkeys }: Props) {
  const words = {
    name: t('people.passkeyName'),
    add: t('acts.add-passkey'),
    failed: t('people.passkeyFailed'),
  };
  return (
    <section>
      <h2>{t('people.ownPasskeys')}</h2>
      <ul className="plain">
        {passkeys.map(({ id, name, created_at }) => (
          <li key={id}>
            <span>
              {name}{' '}
              <small>
                <Moment at={created_at} locale={locale} />
              </small>
            </span>
            <ActForm act="passkey-remove" fields={{ id }} button={t('acts.remove')} quiet />
          </li>
        ))}
      </ul>
      <p className="small">{t('people.passkeyWords')}</p>
      <AddPasskey words={words} />
    </section>
  );
}
