import { z } from 'zod';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { formatMomentIn } from '@/lib/primitives/time/time-zones';
import { type Draft, deleteDraft, readDrafts } from '../drafts/draft';
import { monthPath } from '../programme/month';
import { publishDrafts } from '../publishing/publish-drafts';
import { choicePath, handIn, noticeOf, publishContextOf } from '../publishing/publish-now';
import { scheduleAt, unschedule } from '../publishing/schedule-at';
import { weekPath } from '../screenings/week';
import type { ContentAction } from './content-action';

const calendarKinds = ['screenings', 'programme'] as const;

/** Kinds whose entries are edited in a calendar. */
export type CalendarKind = (typeof calendarKinds)[number];

/** The revisions of the drafts that a form names, as the page has shown them, by id: `draft-<id>=<revision>`. */
export function selectedDrafts(fields: Record<string, string>): Map<string, number> {
  const selected = Object.entries(fields).flatMap(([name, revision]) => {
    const [, id] = /^draft-([0-9a-f-]{36})$/.exec(name) ?? [];
    return id ? [[id, Number(revision)] as const] : [];
  });
  return new Map(selected);
}

/**
 * Whether a new film is published or handed in with the screenings that name it. A film that has its moment keeps it, and
 * somebody else's goes along only once it is handed in.
 */
export const goesAlong = (
  { state, editor }: Pick<Draft, 'state' | 'editor'>,
  person: string,
  mayPublish: boolean,
): boolean => state !== 'scheduled' && (editor === person || (mayPublish && state === 'waiting'));

/** What only people who publish may do; others hand in. */
const publisherActs = new Set(['publish', 'schedule']);

const calendarForm = z.object({ kind: z.enum(calendarKinds), at: z.string().max(10) });

/**
 * Publishes (now, or with `do=schedule` at a `day` and `time`), hands in or deletes the editor's drafts of a calendar, or
 * takes back their moment (`do=unschedule`). `draft-<id>=<revision>` names the drafts that the page has shown: also those
 * of new films that the screenings name, which are published or handed in with them.
 */
export const settleAction = {
  area: 'content',
  run: async (admin, fields) => {
    const form = calendarForm.safeParse(fields);
    const { kind, at } = form.data ?? { kind: 'screenings', at: '' };
    const back = (result: { said?: string; fault?: string; planned?: string }) =>
      kind === 'screenings'
        ? weekPath({ week: at, ...result })
        : monthPath({ month: at, ...result });
    const selected = selectedDrafts(fields);
    const drafts = await readDrafts(admin.db, [...selected.keys()]);
    const mayPublish = hasAccess(admin, 'publishing');
    const isOwn = ({ editor }: Draft) => editor === admin.visitor.email;
    const own = drafts.filter((draft) => isOwn(draft) && draft.kind === kind);
    const { day = '', time = '' } = fields;
    // A film that has its moment goes along if it was scheduled with the screenings, or they get the same moment.
    const isTogether = ({ state, publish_at, batch }: Draft) => {
      if (!mayPublish || state !== 'scheduled' || !publish_at) return false;
      if (own.some((one) => one.batch !== null && one.batch === batch)) return true;
      const local = formatMomentIn(Date.parse(publish_at), getLibrary().site.timeZone);
      return fields.do === 'schedule' && local.slice(0, 16) === `${day}T${time}`;
    };
    const films = drafts.filter(
      (draft) =>
        draft.kind === 'film' &&
        (goesAlong(draft, admin.visitor.email, mayPublish) || isTogether(draft)),
    );
    const all = [...own, ...films];
    if (own.length === 0) return back({ fault: 'gone' });
    if (all.some(({ id, revision }) => selected.get(id) !== revision))
      return back({ fault: 'saved-since' });
    if (fields.do === 'discard') {
      for (const draft of own) await deleteDraft(admin.db, draft);
      return back({ said: 'discarded' });
    }
    if (fields.do === 'unschedule' && mayPublish) {
      for (const draft of all) await unschedule(admin, draft);
      return back({ said: 'unscheduled' });
    }
    const choice = await choicePath(admin, all);
    if (choice) return choice;
    if (!mayPublish || !publisherActs.has(fields.do ?? '')) {
      for (const { id } of all) await handIn(admin, id);
      return back({ said: 'handed-in' });
    }
    const ids = all.map(({ id }) => id);
    if (fields.do === 'schedule') {
      const fault = await scheduleAt(admin, ids, { day, time });
      return back(fault ? { fault, planned: `${day}T${time}` } : { said: 'scheduled' });
    }
    const published = await publishDrafts(ids, publishContextOf(admin));
    return back(published.ok ? { said: noticeOf(published) } : { fault: 'refused' });
  },
} as const satisfies ContentAction;
