import { z } from 'zod';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { writeLog } from '@/lib/shop/commands/command-log';
import type { Database } from '@/lib/shop/database/open-database';
import { redactError } from '@/lib/shop/mail/outbox/outbox';
import { type ContentFault, contentPath, entryPagePath, todoPath } from '../content-paths';
import { contentPlace } from '../content-place';
import { deleteCollisions } from '../drafts/collisions';
import { type Draft, deleteDraft, readDraft, readDrafts, saveDraft } from '../drafts/draft';
import { readSave } from '../drafts/draft-saves';
import {
  type EntryKind,
  entryKinds,
  entryOf,
  entryPath,
  isEntryKind,
  mayWrite,
} from '../entries/entry-kinds';
import { startLinkCheck } from '../links/check-links';
import { mergeSources } from '../publishing/merge-sources';
import type { Choices } from '../publishing/merge-values';
import { entryNameOf } from '../publishing/plan-publication';
import {
  choicePath,
  handIn,
  mayWriteDraft,
  publishContextOf,
  publishNow,
} from '../publishing/publish-now';
import { scheduleAt } from '../publishing/schedule-at';
import { undoVersion } from '../publishing/undo-version';
import { readContentText } from '../versions/read-content-text';
import { isVersionOf, readChange, readVersion } from '../versions/read-versions';
import { GitError } from '../versions/run-git';
import { digestOf } from '../versions/save-version';
import type { ContentAction } from './content-action';
import { programmeAction } from './programme-action';
import { screeningActions } from './screening-actions';
import { selectedDrafts, settleAction } from './settle-action';
import { takeTextAction } from './take-text-action';
import { tellUnscheduled } from './tell-unscheduled';

type Fields = Record<string, string>;

const ref = z.object({
  kind: z.custom<EntryKind>(isEntryKind),
  slug: z.string().max(200),
  version: z.string().regex(/^[0-9a-f]{40,64}$/),
});

export const contentActions = {
  /**
   * Publishes the ticked drafts (`draft-<id>=<revision>`), now, or with `when=later` at a day and time in the site's time
   * zone. A draft that was saved again after the list was shown is refused, because the publisher has not seen that text.
   */
  publish: {
    area: 'publishing',
    run: async (admin, fields) => {
      const selected = selectedDrafts(fields);
      const ids = [...selected.keys()];
      if (ids.length === 0) return contentPath({ fault: 'none-selected' });
      const drafts = await readDrafts(admin.db, ids);
      if (drafts.some((draft) => !mayWriteDraft(admin, draft)))
        return contentPath({ fault: 'form' });
      if (drafts.some(({ id, revision }) => selected.get(id) !== revision))
        return contentPath({ fault: 'saved-since' });
      if (fields.when !== 'later') return await publishNow(admin, ids);
      const choice = await choicePath(admin, drafts);
      if (choice) return choice;
      const fault = await scheduleAt(admin, ids, fields);
      return contentPath(fault ? { fault } : { said: 'scheduled' });
    },
  },
  'hand-in': { area: 'content', run: (admin, { draft = '' }) => handIn(admin, draft) },
  /** Deletes a draft as the page that asks has shown it (`revision`). */
  discard: {
    area: 'content',
    run: async (admin, fields) => {
      const { db, visitor, now } = admin;
      const draft = await changeableDraft(admin, fields.draft);
      if (draft && `${draft.revision}` !== fields.revision)
        return contentPath({ fault: 'saved-since' });
      if (!draft || !(await deleteDraft(db, draft))) return contentPath({ fault: 'gone' });
      await deleteCollisions(db, draft);
      const entry = `${draft.kind}/${draft.slug}`;
      const detail = { entries: [entry] };
      await writeLog(db, { actor: visitor.email, act: 'draft discarded', detail }, now);
      return contentPath({ said: 'discarded', entry });
    },
  },
  /** A version of an entry becomes the editor's draft, and with `next=publish` is published. */
  restore: {
    area: 'content',
    run: async (admin, fields) => {
      const form = ref.safeParse(fields);
      const path = form.success && entryPath(form.data.kind, form.data.slug);
      if (!form.success || !path || !mayWrite(admin.visitor.role, form.data.kind))
        return contentPath({ fault: 'form' });
      const { kind, slug, version } = form.data;
      const refuse = (fault: ContentFault) => entryPagePath({ kind, slug }, 'history', { fault });
      const { db, visitor, now } = admin;
      const place = contentPlace();
      let source: string | null;
      try {
        if (!(await isVersionOf(path, version, place))) return refuse('form');
        source = (await readVersion(path, version, place))?.toString() ?? null;
      } catch (error) {
        if (error instanceof GitError) return refuse('no-git');
        throw error;
      }
      const base = readContentText(place.contentFolder, path);
      if (source === base) return refuse('nothing-changed');
      const saved = await saveDraft(db, { kind, slug, source, base, editor: visitor.email }, now);
      if ('changed' in saved) return refuse('own-draft');
      return fields.next === 'publish' && hasAccess(admin, 'publishing')
        ? await publishNow(admin, [saved.draft.id])
        : entryPagePath({ kind, slug }, undefined, { said: 'restored' });
    },
  },
  /** A saved text becomes the editor's draft again; what the draft has now was saved, too. */
  'restore-save': {
    area: 'content',
    run: async (admin, { save: id = '' }) => {
      const { db, visitor, now } = admin;
      const save = await readSave(db, id);
      const entry = save && entryNameOf(save);
      const mayRead = save?.editor === visitor.email || hasAccess(admin, 'publishing');
      if (!save || !entry || !mayRead || !mayWriteDraft(admin, save))
        return contentPath({ fault: 'gone' });
      const key = { ...entry, editor: visitor.email };
      const { source, base } = save;
      const { revision } = (await readDraft(db, key)) ?? {};
      const saved = await saveDraft(db, { ...key, source, base, revision }, now);
      if ('changed' in saved) return entryPagePath(entry, 'history', { fault: 'saved-since' });
      return entryPagePath(entry, undefined, { said: 'restored' });
    },
  },
  undo: {
    area: 'publishing',
    run: async (admin, { version = '' }) => {
      // Only what the editor has published, not any commit of the repository.
      if (!(await isPublication(admin.db, version))) return contentPath({ fault: 'form' });
      try {
        const changes = await readChange(version, contentPlace());
        const kinds = changes.flatMap(({ path }) => entryOf(path)?.kind ?? []);
        if (!kinds.every((kind) => mayWrite(admin.visitor.role, kind)))
          return contentPath({ fault: 'form' });
        const undone = await undoVersion(version, publishContextOf(admin));
        if (undone.ok) return contentPath({ said: 'undone' });
        const isTaken = undone.problem.is === 'changed-since';
        return contentPath({ fault: isTaken ? 'changed-since' : 'refused' });
      } catch (error) {
        if (error instanceof GitError)
          return contentPath({ fault: error.reason === 'missing' ? 'no-git' : 'refused' });
        throw error;
      }
    },
  },
  /** Starts a check of the content's links. The list of tasks shows the dead ones. */
  'check-links': {
    area: 'content',
    run: async ({ db, now }) => {
      const content = getLibrary();
      const fail = (error: unknown) => process.stderr.write(`Links: ${redactError(error)}\n`);
      const begun = await startLinkCheck('demand', { db, content, now }, fail);
      return todoPath(begun ? { said: 'checking' } : { fault: 'checked-lately' });
    },
  },
  /** The choices in a draft's conflicts (`choice-<field>`) are put into the draft; with `next=publish` it is published. */
  resolve: {
    area: 'content',
    run: async (admin, fields) => {
      const draft = await changeableDraft(admin, fields.draft);
      const entry = draft && entryNameOf(draft);
      const path = entry && entryPath(entry.kind, entry.slug);
      if (!draft || !entry || !path) return contentPath({ fault: 'gone' });
      const again = entryPagePath(entry, 'conflict', { draft: draft.id, fault: 'form' });
      const theirs = readContentText(contentPlace().contentFolder, path);
      // What the editor has chosen from must be what stands there now.
      if (digestOf(theirs) !== (fields.seen || null)) return again;
      const texts = { base: draft.base, mine: draft.source, theirs };
      const merged = mergeSources(texts, entryKinds[entry.kind].schema, readChoices(fields));
      if ('conflicts' in merged) return again;
      const { editor, revision } = draft;
      const isScheduled = draft.state === 'scheduled';
      const change = { ...entry, source: merged.text, base: theirs, editor, revision };
      const saved = await saveDraft(admin.db, change, admin.now);
      if ('changed' in saved) return again;
      return fields.next === 'publish' && hasAccess(admin, 'publishing')
        ? await publishNow(admin, [draft.id])
        : entryPagePath(entry, undefined, { said: isScheduled ? 'savedUnscheduled' : 'resolved' });
    },
  },
  'save-screening': tellUnscheduled(screeningActions['save-screening']),
  'copy-week': tellUnscheduled(screeningActions['copy-week']),
  'uncopy-week': tellUnscheduled(screeningActions['uncopy-week']),
  paste: tellUnscheduled(screeningActions.paste),
  'save-day': tellUnscheduled(programmeAction),
  settle: settleAction,
  'take-text': takeTextAction,
} as const satisfies Record<string, ContentAction>;

export type ContentActionName = keyof typeof contentActions;

export function isContentAction(name: string): name is ContentActionName {
  return Object.hasOwn(contentActions, name);
}

/** A draft that a person may change: their own, or any for people who publish. */
async function changeableDraft(admin: AdminContext, id = ''): Promise<Draft | undefined> {
  const [draft] = await readDrafts(admin.db, [id]);
  if (!draft || !mayWriteDraft(admin, draft)) return undefined;
  const isOwn = draft.editor === admin.visitor.email;
  return isOwn || hasAccess(admin, 'publishing') ? draft : undefined;
}

/** Whether the log contains the commit as a publication of the editor. */
async function isPublication(db: Database, version: string): Promise<boolean> {
  if (!ref.shape.version.safeParse(version).success) return false;
  const line = await db
    .selectFrom('log')
    .select('id')
    .where('act', '=', 'content published')
    .where('detail', 'like', `%"version":"${version}"%`)
    .executeTakeFirst();
  return line !== undefined;
}

function readChoices(fields: Fields): Choices {
  const choices = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('choice-') && (value === 'mine' || value === 'theirs')
      ? [[name.slice('choice-'.length), value] as const]
      : [],
  );
  return Object.fromEntries(choices);
}
