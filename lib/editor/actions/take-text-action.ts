import { z } from 'zod';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPath, entryPagePath } from '../content-paths';
import { readCollisions, removeCollision, withValueAt } from '../drafts/collisions';
import { readDrafts } from '../drafts/draft';
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
    if (take === 'mine')
      await changeEntry(
        db,
        { ...entry, editor },
        (value) => withValueAt(value, chosen.keys, chosen.mine),
        now,
      );
    await removeCollision(db, key, { place, revision }, now);
    return seen.list.length > 1
      ? entryPagePath(entry, 'conflict', named)
      : entryPagePath(entry, undefined, { ...named, said: 'resolved' });
  },
} as const satisfies ContentAction;
