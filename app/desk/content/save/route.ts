import { getFieldWords } from '@/components/editor/field-words';
import { notFoundResponse, seeOther, withStaffSession } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { mayEnter, type Role } from '@/lib/admin/roles';
import { getLibrary } from '@/lib/content/store/library';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { entryPagePath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { readCollisions } from '@/lib/editor/drafts/collisions';
import { mayWrite } from '@/lib/editor/entries/entry-kinds';
import { actOnFilm } from '@/lib/editor/films/film-actions';
import { wakeFilms } from '@/lib/editor/films/film-queue';
import { receiveForm } from '@/lib/editor/films/receive-film';
import { buildForm } from '@/lib/editor/form/build-field';
import {
  type EntryFile,
  findDraftOf,
  findEntry,
  readEntryState,
} from '@/lib/editor/form/entry-state';
import type { Field } from '@/lib/editor/form/field';
import { type Posted, readPosted } from '@/lib/editor/form/form-data';
import { applyIntent, readIntent } from '@/lib/editor/form/intent';
import { unpackText } from '@/lib/editor/form/packed-text';
import { saveEntry } from '@/lib/editor/form/save-entry';
import { type StoredPictures, storePictures } from '@/lib/editor/pictures/store-pictures';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import { handIn, publishNow } from '@/lib/editor/publishing/publish-now';
import { scheduleAt, unschedule } from '@/lib/editor/publishing/schedule-at';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';

/**
 * `GET /desk/content/save`: 204 for people who may send a form; the server requests it before it reads a large body.
 */
export const GET = withStaffSession('content', async () => new Response(null, { status: 204 }));

/** `POST /desk/content/save`: stores the form of an entry as the editor's draft, whatever its button does then. */
export const POST = withStaffSession(
  'content',
  async (admin, request) => {
    const { db, visitor, now } = admin;
    const mayPublish = hasAccess(admin, 'publishing');
    const { email, locale } = visitor;
    const data = await request.formData();
    const saved = await saveForm(
      data,
      { db, by: email, role: visitor.role, locale, mayPublish, now },
      storePictures,
    );
    if (!saved) return notFoundResponse();
    if ('isTooLong' in saved) return new Response(null, { status: 413 });
    const { intent, draft, isRefused, entry } = saved;
    const place = contentPlace();
    if ('job' in intent) {
      actOnFilm(intent.type, intent.job, place, (editor) => editor === email || mayPublish);
      wakeFilms(db, place);
    }
    const film =
      entry.kind === 'film'
        ? await receiveForm(data, { slug: entry.slug, editor: saved.editor }, place, now)
        : undefined;
    if (film?.refused) {
      const query = new URLSearchParams({ film: film.film, refused: film.refused });
      return seeOther(`${saved.path}&${query}`);
    }
    if (film) wakeFilms(db, place);
    // A picture that was not taken is said before anything is published.
    if (isRefused) return seeOther(saved.path);
    if (saved.mustChoose) return seeOther(saved.conflictPath);
    if (draft && intent.type === 'publish' && mayPublish)
      return seeOther(await publishNow(admin, [draft.id]));
    if (draft && intent.type === 'schedule' && mayPublish) {
      const [day, time] = [textOf(data, '~day'), textOf(data, '~time')];
      const fault = await scheduleAt(admin, [draft.id], { day, time });
      const result = fault ? { fault, day, time } : { said: 'scheduled' as const };
      return seeOther(entryPagePath(entry, undefined, { draft: draft.id, ...result }));
    }
    if (draft && intent.type === 'unschedule' && mayPublish) {
      await unschedule(admin, draft);
      const said = 'unscheduled';
      return seeOther(entryPagePath(entry, undefined, { draft: draft.id, said }));
    }
    if (draft && intent.type === 'preview' && draft.editor === email)
      return seeOther(entryPagePath(draft as EntryName, 'preview'));
    if (draft && intent.type === 'hand-in') return seeOther(await handIn(admin, draft.id));
    return seeOther(saved.path);
  },
  // The session ended while the editor wrote: the draft is there after the next sign-in. Files are not taken.
  async ({ db, personId, locale }, request) => {
    const people = db.selectFrom('people').select(['email', 'role']).where('id', '=', personId);
    const { email: editor, role } = await people.executeTakeFirstOrThrow();
    if (!mayEnter(role, 'content')) return;
    const data = await request.formData();
    await saveForm(data, { db, by: editor, role, locale, mayPublish: false, now: new Date() });
  },
);

type Editor = {
  db: Database;
  /** Email address of the person who has sent the form. */
  by: string;
  role: Role;
  locale: Locale;
  /** Whether the form may be of somebody else's draft. */
  mayPublish: boolean;
  now: Date;
};

type Form = { data: FormData; entry: EntryFile; form: Field; posted: Posted };

async function saveForm(
  data: FormData,
  { db, by, role, locale, mayPublish, now }: Editor,
  store: (form: Form) => Promise<StoredPictures> = async () => ({ filled: [] }),
) {
  const entry = findEntry(data.get('~kind'), data.get('~slug'));
  if (!entry || !mayWrite(role, entry.kind)) return undefined;
  const other = mayPublish ? await findDraftOf(db, entry, textOf(data, '~draft')) : undefined;
  const editor = other?.editor ?? by;
  const state = await readEntryState(db, entry, editor);
  if (!state) return undefined;
  const form = buildForm(entry.kind);
  const root = readPosted(data);
  const { refused, filled } = await store({ data, entry, form: inRoot(form), posted: root });
  const intent = readIntent(data.get('~intent'));
  const row = 'path' in intent ? applyIntent(root, intent) : undefined;
  const posted = form.type === 'group' ? root : root.below.get('entries');
  const context = {
    vocabularies: await readVocabularies(locale, await getFieldWords(locale)),
    timeZone: getLibrary().site.timeZone,
  };
  const shown = unpackText(textOf(data, '~shown')) ?? state.source;
  const revision = Number(textOf(data, '~revision')) || undefined;
  const sent = { ...entry, editor, by, posted, shown, revision };
  const saved = await saveEntry(db, sent, context, now);
  if ('isTooLong' in saved) return saved;
  const { list } = await readCollisions(db, { ...entry, editor });
  const draft = 'draft' in saved ? saved.draft : saved.unchanged;
  const isUnscheduled = 'draft' in saved && state.draft?.state === 'scheduled';
  const said =
    'unchanged' in saved
      ? 'unchanged'
      : isUnscheduled
        ? 'savedUnscheduled'
        : saved.isMerged
          ? 'merged'
          : 'saved';
  const query = new URLSearchParams({
    ...(row === undefined ? { said } : { row: filled[0] ?? row, do: intent.type }),
    ...(filled.length > 0 && { filled: filled.join(' ') }),
    ...(refused && { picture: refused.at, refused: refused.why }),
    ...(other && { draft: other.id }),
  });
  const isRefused = refused !== undefined;
  const isFinal = ['publish', 'schedule', 'hand-in'].includes(intent.type);
  return {
    // Nobody publishes one of two texts without having seen the other.
    mustChoose: saved.hasCollided || (isFinal && list.length > 0),
    conflictPath: entryPagePath(entry, 'conflict', other ? { draft: other.id } : {}),
    intent,
    draft,
    isRefused,
    entry,
    editor,
    path: `/desk/content/${entry.kind}/${entry.slug}?${query}`,
  };
}

const textOf = (data: FormData, name: string): string => {
  const text = data.get(name);
  return typeof text === 'string' ? text : '';
};

/** The form of a file with groups by key has one field, `entries`. */
const inRoot = (form: Field): Field =>
  form.type === 'group'
    ? form
    : {
        type: 'group',
        fields: [{ key: 'entries', path: 'entries', isRequired: false, field: form }],
        ...{ mayBeFalse: false, isPicture: false },
      };
