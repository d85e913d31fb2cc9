import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import type { ServedBuild } from '@/tools/build/serve-build';
import { findMedia, findPage, runClients, sendRequest, wait } from '../harness';

/** A site started for one fault test. */
export type Site = ServedBuild & {
  port: number;
  /** Number of repetitions: `most` with `--whole`, else `part`, which takes at most a minute. */
  times: (most: number, part: number) => number;
};

/**
 * Result: a sentence with its figure, such as `0 of 200 sockets left`, and whether it is acceptable; `undefined`
 * if not tested.
 */
export type Finding = { summary: string; hasPassed: boolean | undefined };

/** A fault injection, bounded in time and requests, on the local machine only. */
export type Fault = {
  name: string;
  /** Additional environment variables of the site. */
  env?: Record<string, string>;
  inject: (site: Site) => Promise<Finding>;
};

/**
 * The addresses that visits request: fixed pages, and a film, its poster, a collection and a video if the build
 * has them.
 */
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
 * Runs sixteen visitors while an action runs, until it ends and enough requests were made. A request fails if the
 * connection breaks or the status is 400 or higher. `summary`: `0 of 3,204 GETs failed`, with the first failure.
 */
export async function visitDuring(
  {
    port,
    least = 3_000,
    paths = listVisited(),
  }: { port: number; least?: number; paths?: string[] },
  task: () => Promise<unknown>,
): Promise<{ asked: number; failed: number; summary: string }> {
  const failedPaths: string[] = [];
  let [asked, isOver] = [0, false];
  const visiting = runClients(16, async (agent) => {
    if (isOver && asked >= least) return false;
    const path = paths[asked % paths.length] ?? '/';
    asked += 1;
    // Videos are requested in parts, as players do. Other addresses except `/` are made unique, so that no
    // cache in front of the site can answer.
    const isFilm = path.endsWith('.mp4');
    const answer = sendRequest({
      ...{ port, agent, headers: isFilm ? { range: 'bytes=0-9999' } : {} },
      path: isFilm || path === '/' ? path : `${path}?visit=${asked}`,
    });
    const failure = await answer.then(
      ({ status }) => (status >= 400 ? String(status) : undefined),
      ({ message }: Error) => message,
    );
    if (failure) failedPaths.push(`${path} ${failure}`);
    return wait(3);
  });
  await wait(500);
  await task();
  isOver = true;
  await visiting;
  const summary = `${failedPaths.length} of ${asked.toLocaleString('en')} GETs failed`;
  return {
    asked,
    failed: failedPaths.length,
    summary: [summary, ...failedPaths.slice(0, 1)].join(': '),
  };
}
