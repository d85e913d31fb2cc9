import type { AdminWords } from '../admin-words';
import { Field } from '../field';
import { PasskeyButton } from './passkey-button';

type Props = {
  t: AdminWords;
  /** Whether the site has a mail server. */
  sendsMails: boolean;
  said?: string | undefined;
  fault?: string | undefined;
};

/** Login page: a link by mail, or a passkey. It does not reveal which addresses are invited. */
export function SignIn({ t, sendsMails, said, fault }: Props) {
  return (
    <section className="door">
      <h1>{t('desk')}</h1>
      {said === 'asked' && (
        <p role="status" className="notice">
          {t('signIn.asked')}
        </p>
      )}
      {fault === 'link' && (
        <p role="alert" className="notice fault">
          {t('faults.link')}
        </p>
      )}
      {sendsMails ? (
        <form method="post" action="/desk/sign-in/ask" className="act">
          <Field
            label={t('signIn.email')}
            name="email"
            // No `type="email"`: browsers reject domains with umlauts, which the server accepts.
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="username webauthn"
            required
          />
          <button type="submit">{t('signIn.ask')}</button>
        </form>
      ) : (
        <p>
          {t('signIn.noMails')} <code>npm run desk -- link anna@…</code>
        </p>
      )}
      <PasskeyButton
        words={{ or: t('signIn.or'), enter: t('signIn.passkey'), failed: t('faults.passkey') }}
      />
    </section>
  );
}
