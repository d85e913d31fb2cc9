import { listDrafts, readDrafts } from '../drafts/draft';
import type { ContentAction } from './content-action';

/**
 * An action of a calendar that says so when it has cancelled a scheduled publication: whoever changes one screening
 * writes the draft of the whole month again. The moment is added to the page's query, `unscheduled=<ISO>`.
 */
export const tellUnscheduled = <Action extends ContentAction>(action: Action) => ({
  ...action,
  run: (async (admin, fields) => {
    const { db, visitor } = admin;
    const scheduled = (await listDrafts(db)).filter(
      ({ editor, state }) => editor === visitor.email && state === 'scheduled',
    );
    const path = await action.run(admin, fields);
    const now = await readDrafts(
      db,
      scheduled.map(({ id }) => id),
    );
    const changed = new Set(now.flatMap(({ id, state }) => (state === 'scheduled' ? [] : id)));
    const at = scheduled.find(({ id }) => changed.has(id))?.publish_at;
    if (!at) return path;
    // Without the fragment: the browser shows the top of the page, with the warning.
    const [page = path] = path.split('#');
    return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ unscheduled: at })}`;
  }) satisfies ContentAction['run'],
});
