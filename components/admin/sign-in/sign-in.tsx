import { Field } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { PasskeyButton } from './passkeys';

type Props = {
  t: AdminTranslator;
  /** Whether the site has a mail server. */
  sendsMails: boolean;
  notice?: string | undefined;
  error?: string | undefined;
};

/** Login page: a link by e-mail, or a passkey. It does not reveal which addresses are invited. */
export function SignIn({ t, sendsMails, notice, error }: Props) {
  return (
    <section className="door">
      <h1>{t('desk')}</h1>
      {notice === 'asked' && (
        <p role="status" className="notice">
          {t('signIn.asked')}
        </p>
      )}
      {error === 'link' && (
        <p role="alert" className="notice error">
          {t('refusals.link')}
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
          {t('signIn.noMails')} <code>npm run admin -- link anna@…</code>
        </p>
      )}
      <PasskeyButton
        messages={{ or: t('signIn.or'), enter: t('signIn.passkey'), failed: t('refusals.passkey') }}
      />
    </section>
  );
}

/** Target of a sign-in link. It asks for a button press, because mail scanners open links and would use up the token. */
export function ConfirmSignIn({ t, secret }: { t: AdminTranslator; secret: string }) {
  return (
    <section className="door">
      <h1>{t('desk')}</h1>
      <p>{t('signIn.ready')}</p>
      <form method="post" action="/desk/sign-in/enter" className="act">
        <input type="hidden" name="t" value={secret} />
        <button type="submit">{t('signIn.enter')}</button>
      </form>
    </section>
  );
}
