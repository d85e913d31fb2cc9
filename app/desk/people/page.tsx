import { AdminHead } from '@/components/admin/admin-head';
import { LanguageForm } from '@/components/admin/people/language-form';
import { PasskeyList } from '@/components/admin/people/passkey-list';
import { PeopleList } from '@/components/admin/people/people-list';
import { SessionList } from '@/components/admin/people/session-list';
import { listPasskeys } from '@/lib/admin/passkeys/list-passkeys';
import { listPeople } from '@/lib/admin/people/list-people';
import { listSessions } from '@/lib/admin/session/list-sessions';
import { deskPage } from '../desk-page';

/** People with admin access, and the current person's own sessions and passkeys. */
export default deskPage(async ({ db, t, visitor, now, query }) => {
  const { personId, sessionId, locale } = visitor;
  const sessions = await listSessions(db, personId, now);
  return (
    <>
      <AdminHead t={t} title={t('pages.people')} query={query} />
      <div className="order">
        <div>
          <PeopleList t={t} locale={locale} people={await listPeople(db)} />
          <SessionList t={t} locale={locale} sessions={sessions} currentId={sessionId} />
        </div>
        <div>
          <PasskeyList t={t} locale={locale} passkeys={await listPasskeys(db, personId)} />
          <LanguageForm t={t} locale={locale} />
        </div>
      </div>
    </>
  );
});
