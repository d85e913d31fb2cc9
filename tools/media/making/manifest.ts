import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MediaError } from '../media-error';
import type { Step } from './step';

const sourceSchema = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Milliseconds since 1970. */
  modified: z.number(),
});

/** Stored beside the outputs: their source, settings and progress. */
export const manifestSchema = z.object({
  source: sourceSchema,
  /** SHA-256 of the planned steps. */
  settings: z.string(),
  /** Started with --force: existing files may be replaced, also after an interruption. */
  replaces: z.boolean(),
  steps: z.record(z.string(), z.enum(['begun', 'finished'])),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of a new run. */
export function newManifest(
  source: Manifest['source'],
  steps: readonly Step[],
  replaces: boolean,
): Manifest {
  const settings = createHash('sha256').update(JSON.stringify(steps)).digest('hex');
  return { source, settings, replaces, steps: {} };
}

/**
 * Continues from `earlier` if source and settings are the same; throws otherwise. A forced run makes everything anew;
 * what the earlier run has written counts as begun, so that it may be replaced.
 */
export function continueFrom(
  earlier: Manifest | undefined,
  fresh: Manifest,
  folder: string,
): Manifest {
  if (!earlier) return fresh;
  if (fresh.replaces) return { ...fresh, steps: allBegun(earlier.steps) };
  const { size, modified } = earlier.source;
  if (size !== fresh.source.size || modified !== fresh.source.modified) {
    const before = `${earlier.source.name}, ${size} bytes, ${new Date(modified).toISOString()}`;
    throw new MediaError(
      `${folder} was made from another file, or the file has changed since (it was ${before}).\nWith --force everything in it is made anew.`,
    );
  }
  if (earlier.settings !== fresh.settings) {
    throw new MediaError(
      `${folder} was made with other settings of this tool.\nWith --force everything in it is made anew.`,
    );
  }
  return earlier;
}

function allBegun(steps: Manifest['steps']): Manifest['steps'] {
  return Object.fromEntries(Object.keys(steps).map((name) => [name, 'begun'] as const));
}
