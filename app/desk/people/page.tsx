import { DeskHead } from '@/components/desk/desk-head';
import { LanguageForm } from '@/components/desk/people/language-form';
import { PasskeyList } from '@/components/desk/people/passkey-list';
import { PeopleList } from '@/components/desk/people/people-list';
import { SessionList } from '@/components/desk/people/session-list';
import { listPasskeys } from '@/lib/desk/passkeys/list-passkeys';
import { listPeople } from '@/lib/desk/people/list-people';
import { listSessions } from '@/lib/desk/session/list-sessions';
import { deskPage } from '../desk-page';

/** Who may come here, and by which ways one has come in oneself. */
export default deskPage(async ({ db, t, visitor, now, query }) => {
  const { personId, sessionId, locale } = visitor;
  const sessions = await listSessions(db, personId, now);
  return (
    <>
      <DeskHead t={t} title={t('pages.people')} query={query} />
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
