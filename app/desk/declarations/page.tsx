import { AdminHead } from '@/components/admin/admin-head';
import { DeclarationLine } from '@/components/admin/declaration-line';
import { listDeclarations } from '@/lib/admin/list-declarations';
import { deskPage } from '../desk-page';

/** Withdrawal declarations that are not processed yet. */
export default deskPage(async ({ db, t, visitor, query }) => {
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
