import { getFieldWords } from '@/components/editor/field-words';
import { notFoundResponse, seeOther, withStaffSession } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { mayEnter } from '@/lib/admin/roles';
import { readSiteContent } from '@/lib/editor/content/read-site-content';
import { vocabulariesOf } from '@/lib/editor/content/vocabularies';
import { buildForm } from '@/lib/editor/form/build-field';
import { findEntry, readEntryState } from '@/lib/editor/form/entry-state';
import type { Field } from '@/lib/editor/form/field';
import { readPosted } from '@/lib/editor/form/form-data';
import { applyIntent, readIntent } from '@/lib/editor/form/intent';
import { saveEntry } from '@/lib/editor/form/save-entry';

import { storePictures } from '@/lib/editor/pictures/store-pictures';
import { handIn, publishNow } from '@/lib/editor/publishing/publish-now';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';

/** `POST /desk/content/save`: stores the form of an entry as the editor's draft, whatever its button does then. */
export const POST = withStaffSession(
  'content',
  async (admin, request) => {
    const { db, visitor, now } = admin;
    const saved = await saveForm(request, {
      db,
      editor: visitor.email,
      locale: visitor.locale,
      now,
    });
    if (!saved) return notFoundResponse();
    const { intent, draft } = saved;
    if (draft && intent.type === 'publish' && hasAccess(admin, 'publishing'))
      return seeOther(await publishNow(admin, [draft.id]));
    if (draft && intent.type === 'hand-in') return seeOther(await handIn(admin, draft.id));
    return seeOther(saved.path);
  },
  // The session ended while the editor wrote: a draft is seen by nobody else, and shown again after the next sign-in.
  async ({ db, personId, locale }, request) => {
    const person = db.selectFrom('people').select(['email', 'role']).where('id', '=', personId);
    const { email: editor, role } = await person.executeTakeFirstOrThrow();
    if (!mayEnter(role, 'content')) return;
    await saveForm(request, { db, editor, locale, now: new Date() });
  },
);

type Editor = { db: Database; editor: string; locale: Locale; now: Date };

async function saveForm(request: Request, { db, editor, locale, now }: Editor) {
  const data = await request.formData();
  const entry = findEntry(data.get('~kind'), data.get('~slug'));
  const state = entry && (await readEntryState(db, entry, editor));
  if (!entry || !state) return undefined;
  const form = buildForm(entry.kind);
  const root = readPosted(data);
  const intent = readIntent(data.get('~intent'));
  const author = { name: editor, email: editor };
  const { refused, last } = await storePictures(data, {
    entry,
    form: inRoot(form),
    posted: root,
    author,
  });
  const row = 'path' in intent ? applyIntent(root, intent) : undefined;
  const posted = form.type === 'group' ? root : root.below.get('entries');
  const { content } = readSiteContent(entry.path, state.source);
  const context = {
    vocabularies: vocabulariesOf(content, locale, await getFieldWords(locale)),
    timeZone: content.site?.timeZone ?? 'Europe/Zurich',
  };
  const shown = readShown(data.get('~shown'), state.source);
  const revision = Number(data.get('~revision')) || undefined;
  const saved = await saveEntry(db, { ...entry, editor, posted, shown, revision }, context, now);
  const draft = 'draft' in saved ? saved.draft : saved.unchanged;
  const said = 'unchanged' in saved ? 'unchanged' : saved.isMerged ? 'merged' : 'saved';
  const query = new URLSearchParams({
    ...(row === undefined ? { said } : { row: last ?? row, do: intent.type }),
    ...(refused && { picture: refused.at, refused: refused.why }),
  });
  return { intent, draft, path: `/desk/content/${entry.kind}/${entry.slug}?${query}` };
}

/** The form of a file with groups by key has one field, `entries`. */
const inRoot = (form: Field): Field =>
  form.type === 'group'
    ? form
    : {
        type: 'group',
        fields: [{ key: 'entries', path: 'entries', isRequired: false, field: form }],
        ...{ mayBeFalse: false, isPicture: false },
      };

/** A form sends line breaks as Windows writes them. If the text is still the same, its own ones count. */
function readShown(sent: FormDataEntryValue | null, source: string): string {
  const shown = String(sent ?? '').replace(/\r\n/g, '\n');
  return shown === source.replace(/\r\n/g, '\n') ? source : shown;
}
