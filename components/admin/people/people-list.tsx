import type { listPeople } from '@/lib/admin/people/list-people';
import type { Locale } from '@/lib/i18n/locales';
import type { AdminWords } from '../admin-words';
import { Moment } from '../moment';

type Props = { t: AdminWords; locale: Locale; people: Awaited<ReturnType<typeof listPeople>> };

/** Users of the admin pages. Only the operator can invite them, on the server. */
export function PeopleList({ t, locale, people }: Props) {
  return (
    <section>
      <h2>{t('people.invited')}</h2>
      <ul className="plain">
        {people.map(({ id, email, invited_at, passkeys }) => (
          <li key={id}>
            <span>
              {email}{' '}
              <small>
                <Moment at={invited_at} locale={locale} />
              </small>
            </span>
            <span>{t('people.passkeys', { count: passkeys })}</span>
          </li>
        ))}
      </ul>
      <p className="small">
        {t('people.how')} <code>npm run desk -- invite anna@…</code>
      </p>
    </section>
  );
}
