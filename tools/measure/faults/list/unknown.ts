import { join } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { findMedia } from '../../built-films';
import { askAll } from '../ask-all';
import type { Fault } from '../fault';
import { diskOf, memoryOf } from '../measure-site';

/** MB of memory by which a site may grow after its first thousand: what it keeps is bounded, and V8 sweeps late. */
const mostGrowth = 80;

type Unknown = { name: string; part: number; first: number; write: (number: number) => string };

/** Addresses that nobody has asked for before, 10,000 of them: neither memory nor disk may keep them. */
function ask10000({ name, part, first, write }: Unknown): Fault {
  return {
    name,
    async provoke({ port, pid, times }) {
      const built = join(builtRoot(), '.next');
      const statuses = new Map<number, number>();
      const askSome = (from: number, count: number) =>
        askAll(
          { port, count },
          (number) => ({ path: write(from + number) }),
          (answer) => {
            const status = answer?.status ?? 599;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          },
        );
      await askSome(0, first);
      const before = { memory: memoryOf(pid) ?? 0, ...diskOf(built) };
      const count = times(10_000, part);
      await askSome(first, count - first);
      const grown = Math.round((memoryOf(pid) ?? 0) - before.memory);
      const after = diskOf(built);
      const failed = [...statuses].filter(([status]) => status >= 500);
      const answers = [...statuses].map(([status, often]) => `${often} × ${status}`).join(', ');
      return {
        said: `${answers}; after the first ${first} memory ${grown > 0 ? '+' : ''}${grown} MB (${Math.round(before.memory + grown)}), disk +${after.files - before.files} files, +${after.bytes - before.bytes} B`,
        isWell: failed.length === 0 && grown < mostGrowth && after.files - before.files < 5,
      };
    },
  };
}

export const slugs = ask10000({
  ...{ name: 'unknown slugs', part: 10_000, first: 1_000 },
  write: (number) => `${number % 2 ? '/de' : ''}/movie/unknown-${number}`,
});
export const queries = ask10000({
  ...{ name: 'catalogue queries', part: 400, first: 200 },
  write: (number) => `${number % 2 ? '/de' : ''}/catalogue?q=film+${number}`,
});

/** The picture that is asked for again and again, looked up once. */
let picture: string | undefined;
export const images = ask10000({
  ...{ name: 'addresses of images', part: 10_000, first: 1_000 },
  write(number) {
    picture ??= encodeURIComponent(findMedia(builtRoot(), '.jpg') ?? '/favicon.ico');
    return `/_next/image?url=${picture}&w=640&q=75&v=${number}`;
  },
});
