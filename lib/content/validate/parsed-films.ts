import { createHash } from 'node:crypto';
import type { RawFilm } from '../schema/film';
import { type Parse, parseYaml } from './read-file';

/** Films by the digest of their file's text. */
export type ParsedFilms = ReadonlyMap<string, RawFilm>;

/**
 * Parses and validates only the films whose text is not among those of `before`. `parsed` has all films that were parsed or
 * reused. Drafts and films with an issue or a warning are not in it: the latter depend on the file's path, and a year may become valid
 * with time.
 */
export function reuseFilms(before: ParsedFilms = new Map()): {
  parse: Parse<RawFilm>;
  parsed: ParsedFilms;
} {
  const parsed = new Map<string, RawFilm>();
  const parse: Parse<RawFilm> = (path, text, schema) => {
    const digest = createHash('sha256').update(text).digest('base64');
    const known = before.get(digest);
    const result = known ? { value: known, warnings: [] } : parseYaml(path, text, schema);
    // Drafts are in no file of a build, which may be copied to other machines.
    const isKept = 'value' in result && result.warnings.length === 0 && !result.value.draft;
    if (isKept) parsed.set(digest, result.value);
    return result;
  };
  return { parse, parsed };
}
