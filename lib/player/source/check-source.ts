import { type SetupMessage, setupMessages } from './setup-messages';
import { type PlayerSource, sourceSchema } from './source-schema';

export type CheckedSource =
  | { source: PlayerSource; error?: undefined }
  | { source?: undefined; error: SetupMessage };

const known = new Set<string>(Object.values(setupMessages));

/** Validates a source description. Returns it, or the first error as a message of the specification. */
export function checkSource(given: unknown): CheckedSource {
  const read = sourceSchema.safeParse(given);
  if (read.success) return { source: read.data };
  const message = read.error.issues.map(({ message }) => message).find((text) => known.has(text));
  return { error: (message as SetupMessage | undefined) ?? setupMessages.invalidSource };
}
