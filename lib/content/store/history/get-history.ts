import { contentDir } from '../../content-dir.mjs';
import { keepOnce } from '../keep-once';
import { readSnapshot } from '../snapshot';
import type { History } from './git-days';
import { readHistory } from './read-history';

const shelf = keepOnce('history', (): { history?: History } => ({}));

/** When the content files changed: from the build, or read once from the files if there is none. */
export function getHistory(): History {
  shelf.history ??= stored() ?? readHistory(contentDir()).history;
  return shelf.history;
}

function stored(): History | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return readSnapshot<History>(process.cwd(), 'history');
}
