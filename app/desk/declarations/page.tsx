import { AdminHead } from '@/components/admin/admin-frame';
import { DeclarationLine } from '@/components/admin/declaration-line';
import { listDeclarations } from '@/lib/admin/lists';
import { adminPage } from '../admin-page';

/** Withdrawal declarations that are not processed yet. */
export default adminPage(async ({ db, t, visitor, query }) => {
  const declarations = await listDeclarations(db);
  return (
    <>
      <AdminHead t={t} title={t('pages.declarations')} query={query} />
      <p>{t('declarations.words')}</p>
      {declarations.length === 0 && <p className="empty">{t('declarations.none')}</p>}
      <ul className="folds">
        {declarations.map((declaration) => (
          <DeclarationLine
            key={declaration.id}
            t={t}
            locale={visitor.locale}
            declaration={declaration}
          />
        ))}
      </ul>
    </>
  );
});
