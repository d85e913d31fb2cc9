import type { Sentence } from '@/lib/content/validate/faults/sentence';
import type { Text } from '../edit-yaml';
import type { Change, NewFile } from '../step';

/** Replaces texts in the source, keeping the quotes of each. `undefined` if there are none to replace. */
export function replaceTexts(
  source: string,
  replaced: readonly (Text & { to: string })[],
  said: Sentence[],
  files: NewFile[] = [],
): Change | undefined {
  if (replaced.length === 0) return undefined;
  const text = [...replaced]
    .reverse()
    .reduce(
      (all, { value, to, start, end }) =>
        all.slice(0, start) + all.slice(start, end).replace(value, () => to) + all.slice(end),
      source,
    );
  return { text, said, files };
}
