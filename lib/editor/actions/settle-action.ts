import { z } from 'zod';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { deleteDraft, readDrafts } from '../drafts/draft';
import { monthPath } from '../programme/month';
import { publishDrafts } from '../publishing/publish-drafts';
import { handIn, noticeOf, publishContextOf } from '../publishing/publish-now';
import { weekPath } from '../screenings/week';
import type { ContentAction } from './content-action';
import { selectedDrafts } from './selected-drafts';

const calendarKinds = ['screenings', 'programme'] as const;

/** Kinds whose entries are edited in a calendar. */
export type CalendarKind = (typeof calendarKinds)[number];

const calendarForm = z.object({ kind: z.enum(calendarKinds), at: z.string().max(10) });

/**
 * Publishes, hands in or deletes the editor's drafts of a calendar. `draft-<id>=<revision>` names the drafts that the
 * page has shown.
 */
export const settleAction = {
  area: 'content',
  run: async (admin, fields) => {
    const form = calendarForm.safeParse(fields);
    const { kind, at } = form.data ?? { kind: 'screenings', at: '' };
    const back = (result: { said?: string; fault?: string }) =>
      kind === 'screenings'
        ? weekPath({ week: at, ...result })
        : monthPath({ month: at, ...result });
    const selected = selectedDrafts(fields);
    const drafts = await readDrafts(admin.db, [...selected.keys()]);
    const own = drafts.filter(
      (draft) => draft.editor === admin.visitor.email && draft.kind === kind,
    );
    if (own.length === 0) return back({ fault: 'gone' });
    if (own.some(({ id, revision }) => selected.get(id) !== revision))
      return back({ fault: 'saved-since' });
    if (fields.do === 'discard') {
      for (const draft of own) await deleteDraft(admin.db, draft);
      return back({ said: 'discarded' });
    }
    if (fields.do !== 'publish' || !hasAccess(admin, 'publishing')) {
      for (const { id } of own) await handIn(admin, id);
      return back({ said: 'handed-in' });
    }
    const ids = own.map(({ id }) => id);
    const published = await publishDrafts(ids, publishContextOf(admin));
    return back(published.ok ? { said: noticeOf(published) } : { fault: 'refused' });
  },
} as const satisfies ContentAction;
