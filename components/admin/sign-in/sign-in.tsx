import { languageNames } from '@/components/navigation/language-names';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { Field } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { PasskeyButton } from './passkeys';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  /** Whether the site has a mail server. */
  sendsMails: boolean;
  notice?: string | string[] | undefined;
  error?: string | string[] | undefined;
};

const notices = ['asked', 'ended'] as const;

/** Login page: a link by e-mail, or a passkey. It does not reveal which addresses are invited. */
export function SignIn({ t, locale, sendsMails, notice, error }: Props) {
  const shownNotice = notices.find((one) => one === notice);
  return (
    <section className="door" lang={languageTags[locale]}>
      <h1>{t('desk')}</h1>
      {shownNotice && (
        <p role="status" className="notice">
          {t(`signIn.${shownNotice}`)}
        </p>
      )}
      {error === 'link' && (
        <p role="alert" className="notice error">
          {t('refusals.link')}
        </p>
      )}
      {sendsMails ? (
        <form method="post" action="/desk/sign-in/ask" className="act">
          <input type="hidden" name="lang" value={locale} />
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
      <p className="links">
        {locales
          .filter((one) => one !== locale)
          .map((one) => (
            <a key={one} href={`/desk?lang=${one}`} hrefLang={one} lang={languageTags[one]}>
              {languageNames[one]}
            </a>
          ))}
      </p>
    </section>
  );
}

/**
 * Target page of a sign-in link. It asks for a button press, because mail scanners open links and would use up
 * the token.
 */
export function ConfirmSignIn({
  t,
  locale,
  secret,
}: Pick<Props, 't' | 'locale'> & { secret: string }) {
  return (
    <section className="door" lang={languageTags[locale]}>
      <h1>{t('desk')}</h1>
      <p>{t('signIn.ready')}</p>
      <form method="post" action="/desk/sign-in/enter" className="act">
        <input type="hidden" name="t" value={secret} />
        <input type="hidden" name="lang" value={locale} />
        <button type="submit">{t('signIn.enter')}</button>
      </form>
    </section>
  );
}
