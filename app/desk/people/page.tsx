import { AdminHead } from '@/components/admin/admin-frame';
import { LanguageForm, PasskeyList, PeopleList, SessionList } from '@/components/admin/people';
import { listPasskeys } from '@/lib/admin/passkeys/passkey';
import { listSessions } from '@/lib/admin/session';
import { listPeople } from '@/lib/admin/staff';
import { adminPage } from '../admin-page';

/** People with admin access, and the current person's own sessions and passkeys. */
export default adminPage(async ({ db, t, visitor, now, query }) => {
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
