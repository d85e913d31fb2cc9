import { languageNames } from '@/components/navigation/language-names';
import type { listPasskeys } from '@/lib/admin/passkeys/passkey';
import { type Role, roles } from '@/lib/admin/roles';
import { browserName, type listSessions } from '@/lib/admin/session';
import type { listPeople } from '@/lib/admin/staff';
import { type Locale, locales } from '@/lib/i18n/locales';
import { CommandForm, Field, SelectField } from './admin-form';
import type { AdminTranslator } from './admin-translator';
import { Moment } from './moment';
import { AddPasskey } from './sign-in/passkeys';

type PeopleListProps = {
  t: AdminTranslator;
  locale: Locale;
  people: Awaited<ReturnType<typeof listPeople>>;
  currentId: string;
  /** Whether the site has a mail server, which invitations need. */
  sendsMails: boolean;
};

/** Who may enter the admin, with forms to invite people, to change their roles and to remove them. */
export function PeopleList({ t, locale, people, currentId, sendsMails }: PeopleListProps) {
  return (
    <section>
      <h2>{t('people.invited')}</h2>
      <ul className="folds">
        {people.map(({ id, email, role, invited_at, passkeys }) => (
          <li key={id}>
            <details>
              <summary>
                <span>
                  {email}{' '}
                  <small>
                    <Moment at={invited_at} locale={locale} /> ·{' '}
                    {t('people.passkeys', { count: passkeys })}
                  </small>
                </span>
                <b>{t(`people.role.${role}`)}</b>
              </summary>
              {id === currentId ? (
                <p className="small">{t('refusals.own-access')}</p>
              ) : (
                <>
                  <CommandForm
                    command="person-role"
                    fields={{ personId: id }}
                    button={t('actions.role')}
                    isSecondary
                  >
                    <RoleField t={t} chosen={role} />
                  </CommandForm>
                  <CommandForm
                    command="person-remove"
                    fields={{ personId: id }}
                    button={t('people.remove')}
                    isSecondary
                  />
                </>
              )}
            </details>
          </li>
        ))}
      </ul>
      <h3>{t('people.invite')}</h3>
      {!sendsMails && (
        <p className="small">
          {t('people.how')} <code>npm run admin -- link anna@…</code>
        </p>
      )}
      <CommandForm command="person-invite" button={t('actions.invite')}>
        <Field
          label={t('signIn.email')}
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          required
        />
        <RoleField t={t} chosen="packs" />
        <LanguageField t={t} locale={locale} />
      </CommandForm>
      <dl className="typed">
        {roles.map((role) => (
          <div key={role}>
            <dt>{t(`people.role.${role}`)}</dt>
            <dd>{t(`people.roleWords.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RoleField({ t, chosen }: { t: AdminTranslator; chosen: Role }) {
  return (
    <SelectField
      label={t('people.roleName')}
      name="role"
      options={roles.map((one) => [one, t(`people.role.${one}`)])}
      defaultValue={chosen}
    />
  );
}

function LanguageField({ t, locale }: { t: AdminTranslator; locale: Locale }) {
  return (
    <SelectField
      label={t('people.language')}
      name="locale"
      options={locales.map((one) => [one, languageNames[one]])}
      defaultValue={locale}
    />
  );
}

type PasskeyListProps = {
  t: AdminTranslator;
  locale: Locale;
  passkeys: Awaited<ReturnType<typeof listPasskeys>>;
};

/** The current user's passkeys, and a form to add one. */
export function PasskeyList({ t, locale, passkeys }: PasskeyListProps) {
  const messages = {
    name: t('people.passkeyName'),
    add: t('actions.add-passkey'),
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
            <CommandForm
              command="passkey-remove"
              fields={{ id }}
              button={t('actions.remove')}
              isSecondary
            />
          </li>
        ))}
      </ul>
      <p className="small">{t('people.passkeyWords')}</p>
      <AddPasskey messages={messages} />
    </section>
  );
}

type SessionListProps = {
  t: AdminTranslator;
  locale: Locale;
  sessions: Awaited<ReturnType<typeof listSessions>>;
  currentId: string;
};

/** The current user's sessions, with buttons to end them. */
export function SessionList({ t, locale, sessions, currentId }: SessionListProps) {
  return (
    <section>
      <h2>{t('people.sessions')}</h2>
      <ul className="plain">
        {sessions.map(({ id, way, browser, created_at, seen_at }) => (
          <li key={id}>
            <span>
              {browserName(browser) ?? t('people.unknownBrowser')}{' '}
              {id === currentId && <b>{t('people.here')}</b>}
              <small>
                {t(`people.way.${way}`)} <Moment at={created_at} locale={locale} /> ·{' '}
                {t('people.seen')} <Moment at={seen_at} locale={locale} />
              </small>
            </span>
            {id !== currentId && (
              <CommandForm
                command="session-close"
                fields={{ sessionId: id }}
                button={t('actions.close')}
                isSecondary
              />
            )}
          </li>
        ))}
      </ul>
      <form method="post" action="/desk/sign-out" className="act">
        <input type="hidden" name="everywhere" value="on" />
        <button type="submit" className="quiet">
          {t('people.everywhere')}
        </button>
      </form>
    </section>
  );
}

/** Language of the admin pages. */
export function LanguageForm({ t, locale }: { t: AdminTranslator; locale: Locale }) {
  return (
    <section>
      <h2>{t('people.language')}</h2>
      <CommandForm command="language" button={t('actions.choose')} isSecondary>
        <LanguageField t={t} locale={locale} />
      </CommandForm>
    </section>
  );
}
