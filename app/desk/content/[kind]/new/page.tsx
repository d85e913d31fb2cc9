import { notFound } from 'next/navigation';
import { adminPage } from '@/app/desk/admin-page';
import { NewEntryForm } from '@/components/editor/new-entry-form';
import { isNewKind } from '@/lib/editor/form/new-entry';

/** The beginning of a new entry: its title and its address. */
export default adminPage('content', async ({ visitor, path, query }) => {
  const { kind = '' } = path;
  if (!isNewKind(kind)) notFound();
  return <NewEntryForm {...{ kind, query }} locale={visitor.locale} />;
});
