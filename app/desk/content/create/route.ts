import { getFieldWords } from '@/components/editor/field-words';
import {
  notFoundResponse,
  readFields,
  seeOther,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';
import { getLibrary } from '@/lib/content/store/library';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { createEntry, isNewKind } from '@/lib/editor/form/new-entry';

/** `POST /desk/content/create`: begins a new entry as a draft, and leads to its form. */
export const POST = withStaffSession('content', async ({ db, visitor, now }, request) => {
  const { kind = '', title = '', language = '', year = '', slug = '' } = await readFields(request);
  if (!isNewKind(kind)) return notFoundResponse();
  const { locale } = visitor;
  const { languages } = await readVocabularies(locale, await getFieldWords(locale));
  const entry = {
    ...{ kind, title: title.trim(), language: languages.codeOf(language) },
    ...{ year: /^\d{4}$/.test(year.trim()) ? Number(year) : undefined, slug: slug.trim() },
    editor: visitor.email,
  };
  const created = await createEntry(db, entry, getLibrary(), now);
  if (!('refused' in created))
    return seeOther(`/desk/content/${kind}/${created.slug}?said=created`);
  const { refused } = created;
  // A slug derived from the title is shown only if it was refused. Otherwise it is derived again from the new title.
  const isOfAddress = refused === 'slug' || refused === 'taken';
  const typed = { title, language, year, slug: isOfAddress ? created.slug : slug, fault: refused };
  return seeOther(`/desk/content/${kind}/new?${new URLSearchParams(typed)}`);
});
