import { type SetupMessage, setupMessages } from './setup-messages';
import { type PlayerSource, sourceSchema } from './source-schema';

export type CheckedSource =
  | { source: PlayerSource; error?: undefined }
  | { source?: undefined; error: SetupMessage };

const known = new Set<string>(Object.values(setupMessages));

/** The description of what is to be played, or the first fault in the words of the specification. */
export function checkSource(given: unknown): CheckedSource {
  const read = sourceSchema.safeParse(given);
  if (read.success) return { source: read.data };
  const message = read.error.issues.map(({ message }) => message).find((text) => known.has(text));
  return { error: (message as SetupMessage | undefined) ?? setupMessages.invalidSource };
}
