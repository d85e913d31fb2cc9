import { adminPage } from '@/app/desk/admin-page';
import { AdminHead } from '@/components/admin/admin-frame';
import { UnsentFormLine } from '@/components/admin/unsent-form-line';
import { listUnsentForms } from '@/lib/admin/unsent-forms';

/** Forms that the person submitted after their session had ended. Each can be submitted again or discarded. */
export default adminPage('account', async ({ db, t, visitor, now, query }) => {
  const forms = await listUnsentForms(db, visitor.personId, now);
  return (
    <>
      <AdminHead t={t} title={t('unsent.title')} query={query} />
      {forms.length === 0 ? (
        <p className="empty">{t('unsent.none')}</p>
      ) : (
        <>
          <p>{t('unsent.words')}</p>
          <ul>
            {forms.map((form) => (
              <UnsentFormLine key={form.id} t={t} locale={visitor.locale} db={db} form={form} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});
