import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { ZodObject, ZodType } from 'zod';
import { hasContent } from '../settings.mjs';
import { type FoundText, type Issue, type Place, quoted } from './issue';
import type { Sentence } from './issues/editor-message';
import { validateValue } from './issues/validate-value';
import { laidOverText } from './laid-over';
import { findTextIssues, mayHaveTextIssues } from './text-issues';
import { withoutEmpty } from './without-empty';
import { findDroppedText } from './yaml/dropped-text';
import { readYaml } from './yaml/read-yaml';

const megabyte = 1024 * 1024;
/** Flags for opening a file, so that opening a named pipe does not block. Windows lacks `O_NONBLOCK`. */
const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export type ReadText =
  | { text: string }
  | { expected: Sentence; isAbsent?: true; place?: Place; found?: FoundText };

/**
 * The text of a content file, or its issue. `maxBytes` is the maximum size in bytes. The default is generous:
 * the longest hand-written file has 20 KB.
 */
export function readText(path: string, maxBytes = megabyte): ReadText {
  const laidOver = laidOverText(path);
  if (laidOver === null) return expectedFor('ENOENT');
  if (laidOver !== undefined) return { text: laidOver };
  let file: number | undefined;
  try {
    file = openSync(path, readFlags);
    const found = fstatSync(file);
    if (found.isDirectory())
      return { expected: 'to be a file; this is a folder: rename or empty it' };
    if (!found.isFile()) return { expected: 'to be a file that can be read' };
    if (found.size > maxBytes) {
      const [limit = 0, size = 0] = [maxBytes, found.size].map((bytes) =>
        Math.round(bytes / megabyte),
      );
      const text = 'at most {limit} MB of text; this file has {size} MB';
      return { expected: { text, values: { limit, size } } };
    }
    const bytes = Buffer.allocUnsafe(found.size);
    return decode(bytes.subarray(0, readSync(file, bytes, 0, found.size, 0)));
  } catch (error) {
    return expectedFor((error as NodeJS.ErrnoException).code);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Decodes UTF-8, or reports the first invalid character with its Windows-1252 reading. */
function decode(buffer: Buffer): ReadText {
  const bytes = withoutMark(buffer);
  const text = bytes.toString();
  if (isUtf8(bytes)) return { text };
  const before = text.slice(0, text.indexOf('�'));
  const lines = before.split('\n');
  const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  const line = new TextDecoder('windows-1252').decode(bytes.subarray(Buffer.byteLength(before)));
  const word = `${/\S*$/.exec(before)?.[0] ?? ''}${/^\S*/.exec(line)?.[0] ?? ''}`;
  const found = { words: quoted(word), source: word };
  const expected = 'text in UTF-8, and this is in another encoding: save it anew as UTF-8';
  return { expected, place, found };
}

/** Removes the byte order mark that some programs write. */
function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(Buffer.from('\uFEFF')) ? bytes.subarray(3) : bytes;
}

function expectedFor(code: string | undefined): ReadText {
  if (code === 'ENOENT') return { expected: 'to be there', isAbsent: true };
  if (code === 'ELOOP') return { expected: 'to be a file; this is a link that leads to itself' };
  return { expected: 'to be a file that can be read' };
}

/** A file: its value if it is valid, and the parts that can be checked in either case. */
export type ReadFile<T> = PartialFile<T> & { value?: T };

/**
 * Reads and validates a content file. The result has no `value` if the file is invalid. Issues and warnings are
 * added to `issues`. `fallback` is the value of an optional file that is missing.
 */
export function readFile<T>(
  path: string,
  schema: ZodType<T>,
  issues: Issue[],
  fallback?: T,
  parse: Parse<T> = parseYaml,
): ReadFile<T> {
  const result = readText(path);
  if ('expected' in result) {
    if (result.isAbsent && fallback !== undefined) return { value: fallback };
    const { expected, place, found } = result;
    issues.push({ path, field: 'the file', expected, place, found });
    return {};
  }
  const parsed = parse(path, result.text, schema);
  issues.push(...('value' in parsed ? parsed.warnings : parsed.issues));
  if ('value' in parsed) return { value: parsed.value, raw: parsed.value, sound: parsed.value };
  return parsed;
}

/** Reads an optional file. If it is missing, or has only comments, there is neither a value nor an issue. */
export function readOptional<T>(path: string, schema: ZodType<T>, issues: Issue[]): ReadFile<T> {
  const result = readText(path);
  const isAbsent = 'text' in result ? !hasContent(result.text) : result.isAbsent;
  return isAbsent ? {} : readFile(path, schema, issues);
}

/** Parts of an invalid file for further checks: raw values and valid fields. */
export type PartialFile<T> = { raw?: unknown; sound?: Partial<T> };

export type Parsed<T> = { value: T; warnings: Issue[] } | ({ issues: Issue[] } & PartialFile<T>);

export type Parse<T> = (path: string, text: string, schema: ZodType<T>) => Parsed<T>;

/** Parses and validates the text of a file. `path` is used in issues. */
export function parseYaml<T>(path: string, text: string, schema: ZodType<T>): Parsed<T> {
  const result = readYaml(path, text);
  if ('issues' in result) return result;
  const raw = withoutEmpty(result.value ?? {}, [schema]) as object;
  const droppedTexts = findDroppedText(path, text, schema);
  const texts = mayHaveTextIssues(text) ? findTextIssues(raw, path) : [];
  const { data, issues: schemaIssues } = validateValue(path, raw, schema);
  const unknown = droppedTexts.filter(({ isWarning }) => !isWarning);
  const reported = new Set(unknown.map(({ field }) => field));
  const issues = [...unknown, ...schemaIssues.filter(({ field }) => !reported.has(field))];
  if (issues.length === 0 && texts.length === 0)
    return { value: data as T, warnings: droppedTexts };
  if (result.value === null) return { issues: [emptyFile(path, issues)] };
  const invalidFields = new Set(issues.map(({ field }) => field.split('.')[0]));
  const warnings = droppedTexts.filter(({ isWarning }) => isWarning);
  return {
    issues: [...texts, ...issues, ...warnings],
    raw,
    sound: soundFields(raw, schema, invalidFields),
  };
}

function emptyFile(path: string, issues: Issue[]): Issue {
  const missingFields = issues.map(({ field }) => field).join(', ');
  const expected = { text: '{owed}; it is empty', values: { owed: missingFields } };
  return { path, field: 'the file', expected };
}

/** The valid top-level fields of an invalid file, so that their references can already be checked. */
function soundFields<T>(
  raw: object,
  schema: ZodType<T>,
  invalidFields: Set<string | undefined>,
): Partial<T> | undefined {
  const { shape } = schema as unknown as Partial<ZodObject>;
  if (!shape || Array.isArray(raw)) return undefined;
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    if (invalidFields.has(key)) return [];
    const { data } = (field as ZodType).safeParse((raw as Record<string, unknown>)[key]);
    return [[key, data]];
  });
  return Object.fromEntries(fields) as Partial<T>;
}
