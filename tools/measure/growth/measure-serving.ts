import { setTimeout as wait } from 'node:timers/promises';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Unbuilt } from '@/lib/server/on-demand/unbuilt';
import { serveBuild } from '@/tools/build/serve-build';
import { treeMemory } from './process-tree';

export type ServingFigures = {
  /** From the start of the process to its first page, ms. */
  first: number;
  /** The slowest of the first visits to films' pages that no build has made, ms; to those that are built, where all are. */
  page: number;
  /** The slowest of their posters and shared pictures, ms. */
  picture: number;
  /** MB, after that, and after a walk over many films. */
  memory: { visited: number; walked: number };
};

/** Films whose first visit is timed, and over which a crawler walks. */
const timed = 24;
const most = { walked: 1500 };

/** Serves the build in a folder, and asks it for what it was never asked for. */
export async function measureServing(root: string): Promise<ServingFigures> {
  const start = performance.now();
  const served = await serveBuild({ root });
  const time = async (path: string) => {
    const begun = performance.now();
    const response = await fetch(served.address + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - begun;
  };
  try {
    await time('/');
    const first = performance.now() - start;
    await untilReady(served.address);
    const slugs = await listFilms(root, served.address);
    const step = Math.max(1, Math.floor(slugs.length / timed));
    const chosen = slugs.filter((_, at) => at % step === 0).slice(0, timed);
    const pages: number[] = [];
    const pictures: number[] = [];
    for (const [at, slug] of chosen.entries())
      pages.push(await time(`${at % 2 ? '/de' : ''}/movie/${slug}`));
    for (const slug of chosen) {
      pictures.push(await time(`/poster/${slug}.svg`));
      pictures.push(await time(`/og/${slug}.png`));
    }
    const visited = treeMemory(served.pid);
    for (const slug of slugs.slice(0, most.walked)) await time(`/movie/${slug}`);
    const walked = treeMemory(served.pid);
    return {
      ...{ first, page: Math.max(...pages), picture: Math.max(...pictures) },
      memory: { visited, walked },
    };
  } finally {
    await served.stop();
  }
}

/** Until visitors may be sent there. */
async function untilReady(address: string): Promise<void> {
  while (!(await fetch(`${address}/readyz`)).ok) await wait(50);
}

/** The films that the build has left; where there are none, those of the catalogue's first page. */
async function listFilms(root: string, address: string): Promise<readonly string[]> {
  const { films = [] } = readSnapshot<Unbuilt>(root, 'unbuilt') ?? {};
  if (films.length > 0) return films;
  const answer = await fetch(`${address}/api/films`);
  const { films: shown }: { films: { slug: string }[] } = await answer.json();
  return shown.map(({ slug }) => slug);
}
