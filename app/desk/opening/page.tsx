import { adminPage } from '@/app/desk/admin-page';
import { CommandForm } from '@/components/admin/admin-form';
import { AdminHead } from '@/components/admin/admin-frame';
import { openingChecklist, openingSteps } from '@/lib/admin/opening-checklist';

/** Checklist of what the shop needs before it opens. */
export default adminPage('opening', async ({ db, t, shopConfig, query }) => {
  const done = await openingChecklist(db, shopConfig);
  return (
    <>
      <AdminHead t={t} title={t('pages.opening')} query={query} />
      <p>{t('opening.words')}</p>
      <ul className="plain">
        {openingSteps.map((step) => (
          <li key={step}>
            <span>
              <strong>{t(`opening.step.${step}`)}</strong>
              <small>{t(`opening.how.${step}`, { days: shopConfig.withdrawal.days })}</small>
            </span>
            <b className={done[step] ? undefined : 'off'}>
              {t(done[step] ? 'opening.done' : 'opening.missing')}
            </b>
            {step === 'mail' && (
              <CommandForm command="test-mail" button={t('opening.testMail')} isSecondary />
            )}
          </li>
        ))}
      </ul>
    </>
  );
});
