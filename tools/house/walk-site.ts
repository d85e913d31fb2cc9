import { listLinks, ownAddress, withoutScripts } from '@/tools/export/list-links';

/** `html` where a page was asked for whole and is one. */
export type Answer = { status: number; html?: string };
export type Ask = (address: string, whole: boolean) => Promise<Answer>;

/** What is no page by its address: media, pictures, Next's files, and what answers each visitor anew. */
const isFile = (path: string) =>
  /\.\w+$|^\/(?:_next|api|_i18n|builds)\//.test(path) || path.endsWith('/surprise');

type Walk = {
  /** The places within each page that was read. */
  places: Map<string, Set<string>>;
  files: Set<string>;
  /** From which page a place within another, or an address, is named first. */
  named: Map<string, string>;
  waiting: string[];
  faults: string[];
};

/**
 * Reads every page once from `seeds` on, and sees that all they name is there. Choices of the catalogue are read and not
 * followed: each leads to all others.
 */
export async function walkSite(ask: Ask, seeds: readonly string[]) {
  const walk: Walk = {
    ...{ places: new Map(), files: new Set(), named: new Map() },
    ...{ waiting: [...seeds], faults: [] },
  };
  for (const seed of seeds) walk.named.set(seed, 'the build');
  for (let address = walk.waiting.shift(); address !== undefined; address = walk.waiting.shift())
    await visit(address, ask, walk);
  const { places, files, faults } = walk;
  return { pages: places.size, files: files.size, faults: [...faults, ...lostPlaces(walk)] };
}

async function visit(address: string, ask: Ask, walk: Walk): Promise<void> {
  const [path = ''] = address.split('?');
  const { status, html } = await ask(address, !isFile(path));
  if (status >= 400) walk.faults.push(`${walk.named.get(address)} leads to ${address}: ${status}`);
  else if (html === undefined) walk.files.add(address);
  else read(address, html, walk);
}

function read(address: string, html: string, { places, named, waiting }: Walk): void {
  const ids = withoutScripts(html).matchAll(/\sid="([^"]+)"/g);
  places.set(address, new Set([...ids].map(([, id = '']) => id)));
  if (address.includes('?')) return;
  for (const link of listLinks(html)) {
    const [, place] = link.split('#');
    const target = link.startsWith('#') ? address : ownAddress(link);
    if (target === undefined) continue;
    if (place) note(named, `${target}#${place}`, address);
    if (note(named, target, address)) waiting.push(target);
  }
}

/** Whether an address was named for the first time. */
function note(named: Map<string, string>, address: string, from: string): boolean {
  if (named.has(address)) return false;
  named.set(address, from);
  return true;
}

function lostPlaces({ named, places }: Walk): string[] {
  return [...named].flatMap(([link, from]) => {
    const [target = '', place] = link.split('#');
    const there = places.get(target);
    if (place === undefined || !there || there.has(decodeURIComponent(place))) return [];
    return [`${from} leads to ${link}: the page has no such place`];
  });
}
