import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPath, entryPagePath } from '../content-paths';
import { readCollisions, removeCollision, valueAt, withValueAt } from '../drafts/collisions';
import { readDraft, readDrafts } from '../drafts/draft';
import { mayWrite } from '../entries/entry-kinds';
import { changeEntry } from '../form/change-entry';
import { findEntry } from '../form/entry-state';
import { mayWriteDraft } from '../publishing/publish-now';
import type { ContentAction } from './content-action';

const choice = z.object({
  ...{ kind: z.string(), slug: z.string(), draft: z.string().optional() },
  place: z.coerce.number().int().min(0),
  revision: z.coerce.number().int().min(1),
  take: z.enum(['saved', 'mine']),
});

/** One of the two texts of a field (`readCollisions`): `mine` is put into the draft, `saved` is there already. */
export const takeTextAction = {
  area: 'content',
  run: async (admin, fields) => {
    const { db, visitor, now } = admin;
    const form = choice.safeParse(fields);
    const entry = form.success && findEntry(form.data.kind, form.data.slug);
    if (!form.success || !entry || !mayWrite(visitor.role, entry.kind))
      return contentPath({ fault: 'form' });
    const { draft: id, place, revision, take } = form.data;
    const [draft] = id ? await readDrafts(db, [id]) : [];
    const isTheirs = draft && draft.editor !== visitor.email;
    if (id && (!draft || !mayWriteDraft(admin, draft))) return contentPath({ fault: 'gone' });
    if (isTheirs && !hasAccess(admin, 'publishing')) return contentPath({ fault: 'gone' });
    const editor = draft?.editor ?? visitor.email;
    const key = { kind: entry.kind, slug: entry.slug, editor };
    const seen = await readCollisions(db, key);
    const chosen = seen.revision === revision ? seen.list[place] : undefined;
    const named = isTheirs ? { draft: draft.id } : {};
    if (!chosen) return entryPagePath(entry, 'conflict', { ...named, fault: 'form' });
    const before = await readDraft(db, key);
    if (take === 'mine') {
      // The row of a list may be another one by now. The text stays on the page, to be copied by hand.
      let isMoved = false;
      const isInList = chosen.keys.some((one) => /^\d+$/.test(one));
      const change = (value: unknown) => {
        isMoved = isInList && !isDeepStrictEqual(valueAt(value, chosen.keys), chosen.saved);
        return isMoved ? value : withValueAt(value, chosen.keys, chosen.mine);
      };
      await changeEntry(db, { ...entry, editor }, change, now);
      if (isMoved) return entryPagePath(entry, 'conflict', { ...named, fault: 'list-changed' });
    }
    await removeCollision(db, key, chosen, now);
    if (seen.list.length > 1) return entryPagePath(entry, 'conflict', named);
    const isUnscheduled = take === 'mine' && before?.state === 'scheduled';
    const said = isUnscheduled ? 'savedUnscheduled' : 'resolved';
    return entryPagePath(entry, undefined, { ...named, said });
  },
} as const satisfies ContentAction;
