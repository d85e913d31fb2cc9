import type { ZodType } from 'zod';
import { applyValue, parseSource, SourceError } from '../entries/edit-source';
import { type Choices, type FieldConflict, mergeValues } from './merge-values';

/** The texts of one file; `null`: there is none. */
type Texts = {
  /** What both began from. */
  base: string | null;
  /** The draft. */
  mine: string | null;
  /** What stands in the file now. */
  theirs: string | null;
};

/** `text`: their file with my changes in it. `conflicts`: fields that need a choice. */
export type MergedSource = { text: string | null } | { conflicts: FieldConflict[] };

/**
 * Merges a draft with what has changed in the file since the draft was begun. Their file keeps its comments, order and
 * quotes. Two new files are merged as if both began from an empty one. A file that one has deleted and the other has
 * changed, or that is not valid YAML, is a conflict of the whole entry (`field` is empty).
 */
export function mergeSources(
  { base, mine, theirs }: Texts,
  schema: ZodType,
  choices: Choices = {},
): MergedSource {
  if (theirs === base || theirs === mine) return { text: mine };
  if (mine === base) return { text: theirs };
  const whole = Object.hasOwn(choices, '') ? choices[''] : undefined;
  if (whole) return { text: whole === 'mine' ? mine : theirs };
  const values =
    mine !== null && theirs !== null && read({ base: base ?? '', mine, theirs }, schema);
  if (!values) return { conflicts: [{ keys: [], field: '', base, mine, theirs }] };
  const { value, conflicts } = mergeValues(values, choices);
  return conflicts.length > 0 ? { conflicts } : { text: applyValue(theirs ?? '', value, schema) };
}

function read(texts: { base: string; mine: string; theirs: string }, schema: ZodType) {
  try {
    const [base, mine, theirs] = [texts.base, texts.mine, texts.theirs].map((text) =>
      parseSource(text, schema),
    );
    return { base, mine, theirs };
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}
