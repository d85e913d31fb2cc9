import { createHash } from 'node:crypto';
import type { RawFilm } from '../schema/film';
import { type Parse, parseYaml } from './read-file';

/** Films by the digest of their file's text. */
export type ParsedFilms = ReadonlyMap<string, RawFilm>;

/**
 * Parses and validates only films whose text is not in `before`. `parsed` collects all valid films, parsed or reused,
 * except drafts and films with an issue or a warning: these refer to the file's path, and a year in the future may
 * become valid.
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
