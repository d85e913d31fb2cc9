import { AdminHead } from '@/components/admin/admin-frame';
import { StoredMails, WaitingMails } from '@/components/admin/mails';
import { listFailedMails } from '@/lib/shop/mail/outbox/outbox';
import { listStoredMails } from '@/lib/shop/mail/stored-mails';
import { adminPage } from '../admin-page';

/** Mails waiting in the outbox, and mails that are stored instead of sent. */
export default adminPage('mails', async ({ db, t, visitor, query }) => {
  const { locale } = visitor;
  return (
    <>
      <AdminHead t={t} title={t('pages.mails')} query={query} />
      <WaitingMails t={t} locale={locale} mails={await listFailedMails(db)} />
      <StoredMails t={t} locale={locale} mails={await listStoredMails()} />
    </>
  );
});
