import { browserName } from '@/lib/admin/session/browser-name';
import type { listSessions } from '@/lib/admin/session/list-sessions';
import type { Locale } from '@/lib/i18n/locales';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';
import { Moment } from '../moment';

type Props = {
  t: AdminWords;
  locale: Locale;
  sessions: Awaited<ReturnType<typeof listSessions>>;
  currentId: string;
};

/** The current user's sessions, with buttons to end them. */
export function SessionList({ t, locale, sessions, currentId }: Props) {
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
              <ActForm
                act="session-close"
                fields={{ sessionId: id }}
                button={t('acts.close')}
                quiet
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
