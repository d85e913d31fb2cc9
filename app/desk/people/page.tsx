import { AdminHead } from '@/components/admin/admin-frame';
import { LanguageForm, PasskeyList, PeopleList, SessionList } from '@/components/admin/people';
import { listPasskeys } from '@/lib/admin/passkeys/passkey';
import { mayEnter } from '@/lib/admin/roles';
import { listSessions } from '@/lib/admin/session';
import { listPeople } from '@/lib/admin/staff';
import { readMailSettings } from '@/lib/shop/mail/send-mail';
import { adminPage } from '../admin-page';

/** The person's own sessions, passkeys and language, and for the role `all` the people with admin access. */
export default adminPage('account', async ({ db, t, visitor, now, query }) => {
  const { personId, sessionId, locale, role } = visitor;
  const sessions = await listSessions(db, personId, now);
  return (
    <>
      <AdminHead
        t={t}
        title={t(mayEnter(role, 'staff') ? 'pages.people' : 'pages.account')}
        query={query}
      />
      <div className="order">
        <div>
          {mayEnter(role, 'staff') && (
            <PeopleList
              {...{ t, locale, currentId: personId }}
              people={await listPeople(db)}
              sendsMails={readMailSettings().url !== undefined}
            />
          )}
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
