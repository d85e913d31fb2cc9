import type { AdminWords } from '../admin-words';
import { Field } from '../field';
import { PasskeyButton } from './passkey-button';

type Props = {
  t: AdminWords;
  /** Whether the house has a mail server. */
  sendsMails: boolean;
  said?: string | undefined;
  fault?: string | undefined;
};

/** The door: an address to which a link is sent, or a passkey. It tells nobody who is invited. */
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
            // A browser's own check refuses domains with umlauts; the server reads them.
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
