import { AdminHead } from '@/components/admin/admin-head';
import { KeptMails } from '@/components/admin/mails/kept-mails';
import { WaitingMails } from '@/components/admin/mails/waiting-mails';
import { listWaiting } from '@/lib/shop/mail/outbox/list-waiting';
import { listStoredMails } from '@/lib/shop/mail/stored-mails';
import { deskPage } from '../desk-page';

/** Mails waiting in the outbox, and mails that are stored instead of sent. */
export default deskPage(async ({ db, t, visitor, query }) => {
  const { locale } = visitor;
  return (
    <>
      <AdminHead t={t} title={t('pages.mails')} query={query} />
      <WaitingMails t={t} locale={locale} mails={await listWaiting(db)} />
      <KeptMails t={t} locale={locale} mails={await listStoredMails()} />
    </>
  );
});
