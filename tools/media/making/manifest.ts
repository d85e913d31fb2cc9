import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MediaFault } from '../media-fault';
import type { Step } from './step';

const sourceSchema = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Milliseconds since 1970. */
  modified: z.number(),
});

/** What is written beside the files that were made: from what, how, and how far it came. */
export const manifestSchema = z.object({
  source: sourceSchema,
  /** SHA-256 of the planned steps. */
  settings: z.string(),
  /** Begun with --force: what was there before may be replaced, also after an interruption. */
  replaces: z.boolean(),
  steps: z.record(z.string(), z.enum(['begun', 'finished'])),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of a making that has not begun. */
export function newManifest(
  source: Manifest['source'],
  steps: readonly Step[],
  replaces: boolean,
): Manifest {
  const settings = createHash('sha256').update(JSON.stringify(steps)).digest('hex');
  return { source, settings, replaces, steps: {} };
}

/** Goes on from `earlier` where it was the same making; refuses where it was another one. */
export function continueFrom(earlier: Manifest | undefined, fresh: Manifest, folder: string) {
  if (!earlier || fresh.replaces) return fresh;
  const { size, modified } = earlier.source;
  if (size !== fresh.source.size || modified !== fresh.source.modified) {
    const before = `${earlier.source.name}, ${size} bytes, ${new Date(modified).toISOString()}`;
    throw new MediaFault(
      `${folder} was made from another file, or the file has changed since (it was ${before}).\nWith --force everything in it is made anew.`,
    );
  }
  if (earlier.settings !== fresh.settings) {
    throw new MediaFault(
      `${folder} was made with other settings of this tool.\nWith --force everything in it is made anew.`,
    );
  }
  return earlier;
}
