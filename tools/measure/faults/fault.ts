import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import type { ServedBuild } from '@/tools/build/serve-build';
import { ask, findMedia, findPage, runClients, wait } from '../harness';

/** What a fault is provoked on: a site of its own, started for it. */
export type Site = ServedBuild & {
  port: number;
  /** How often it is to be tried: `most` with `--whole`, else a part of it that takes a minute at most. */
  times: (most: number, part: number) => number;
};

/** A sentence with its figure, `0 of 200 sockets left`, and whether it is as it should be; `undefined` where untried. */
export type Finding = { said: string; isWell: boolean | undefined };

/** One way to break a site, bounded in time and requests, on this machine alone. */
export type Fault = {
  name: string;
  /** More variables for the site. */
  env?: Record<string, string>;
  provoke: (site: Site) => Promise<Finding>;
};

/** Addresses of every kind that a visit is made of, as far as the build has them; none is rendered for each. */
export function listVisited(): string[] {
  const root = builtRoot();
  const [film, collection] = [findPage(root, 'movie'), findPage(root, 'collection')];
  return [
    ...['/', '/vod', '/de/vod', '/catalogue', '/shop', '/sitemap.xml'],
    ...(film ? [film, film.replace('/movie/', '/poster/').concat('.svg')] : []),
    ...(collection ? [`/de${collection}`] : []),
    ...[findMedia(root, '.mp4')].flatMap((mp4) => mp4 ?? []),
  ];
}

/**
 * Sixteen visitors walk while something is done, until that is over and they have asked often enough. Failed is what
 * breaks or is not there any more; `said` is `0 of 3,204 GETs failed`, with the first that did.
 */
export async function visitDuring(
  {
    port,
    least = 3_000,
    paths = listVisited(),
  }: { port: number; least?: number; paths?: string[] },
  work: () => Promise<unknown>,
): Promise<{ asked: number; failed: number; said: string }> {
  const which: string[] = [];
  let [asked, isOver] = [0, false];
  const walking = runClients(16, async (agent) => {
    if (isOver && asked >= least) return false;
    const path = paths[asked % paths.length] ?? '/';
    asked += 1;
    // A part of a film, as players ask for it; of all else an address that no cache before the site knows.
    const isFilm = path.endsWith('.mp4');
    const answer = ask({
      ...{ port, agent, headers: isFilm ? { range: 'bytes=0-9999' } : {} },
      path: isFilm || path === '/' ? path : `${path}?visit=${asked}`,
    });
    const failure = await answer.then(
      ({ status }) => (status >= 400 ? String(status) : undefined),
      ({ message }: Error) => message,
    );
    if (failure) which.push(`${path} ${failure}`);
    return wait(3);
  });
  await wait(500);
  await work();
  isOver = true;
  await walking;
  const said = `${which.length} of ${asked.toLocaleString('en')} GETs failed`;
  return { asked, failed: which.length, said: [said, ...which.slice(0, 1)].join(': ') };
}
