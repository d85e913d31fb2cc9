import { putFilm, takeFilm } from '@/lib/lists/change-lists';
import { type ListName, listNames } from '@/lib/lists/lists';
import type { KeptLists } from '@/lib/lists/open-lists';
import type { LiveWords } from './live-words';
import type { Notice } from './notice';

/** Puts the film of a button into its list, or takes it out, and says so. */
export async function pressListButton(
  { dataset }: HTMLElement,
  lists: KeptLists,
  notice: Notice,
  { lists: words, listsPath }: LiveWords,
): Promise<void> {
  const { film = '', title = '' } = dataset;
  const list = listNames.find((name) => name === dataset.list);
  if (!list) return;
  let has = false;
  const outcome = await lists.change((all) => {
    has = Object.hasOwn(all[list], film);
    return has ? takeFilm(all, list, film) : putFilm(all, list, film, Date.now());
  });
  const said = outcome === 'kept' ? words[doneWords[list][has ? 'taken' : 'put']] : words[outcome];
  const leads = outcome === 'damaged' || (outcome === 'kept' && !has && list === 'toWatch');
  notice.show(said.replace('{title}', title), leads ? linkTo(listsPath, words.open) : undefined);
}

const doneWords = {
  toWatch: { put: 'put', taken: 'taken' },
  watched: { put: 'seen', taken: 'unseen' },
} as const satisfies Record<ListName, unknown>;

function linkTo(path: string, text: string): HTMLElement | undefined {
  if (window.location.pathname === path) return undefined;
  const link = document.createElement('a');
  link.href = path;
  link.textContent = text;
  link.className = 'py-1 underline underline-offset-4';
  return link;
}
