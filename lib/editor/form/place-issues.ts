import type { Issue } from '@/lib/content/validate/issue';
import { isRecord } from '@/lib/primitives/json';
import type { Field } from './field';
import type { VocabularyName } from './vocabulary-names';

/** The field of a form that an issue belongs to: its name, or '' if it belongs to none. */
type Place = {
  at: string;
  /** What it names, and may name. */
  value?: unknown;
  vocabulary?: VocabularyName | undefined;
};

export type PlacedIssue = Place & { issue: Issue; isMissing: boolean };

/** Finds the field of each issue. `value` is what the form shows. */
export function placeIssues(form: Field, value: unknown, issues: readonly Issue[]): PlacedIssue[] {
  return issues.map((issue) => {
    const isMissing = !issue.isName && (!issue.found || issue.found.words === 'nothing');
    return { ...follow(form, value, issue.field, ''), issue, isMissing };
  });
}

/** The innermost form field that shows the value at a path (`crew.1.job`). */
function follow(field: Field, value: unknown, rest: string, at: string): Place {
  const vocabulary = 'vocabulary' in field ? field.vocabulary : undefined;
  if (rest === '') return { at, value, vocabulary };
  if (field.type === 'group') {
    const inner = field.fields.find(({ key }) => rest === key || rest.startsWith(`${key}.`));
    if (!inner) return { at };
    const below = isRecord(value) ? value[inner.key] : undefined;
    return follow(inner.field, below, rest.slice(inner.key.length + 1), join(at, inner.key));
  }
  if (field.type === 'list') {
    const [place = ''] = rest.split('.');
    if (!/^\d+$/.test(place)) return { at };
    const below = Array.isArray(value) ? value[Number(place)] : undefined;
    return follow(field.item, below, rest.slice(place.length + 1), join(at, place));
  }
  if (field.type === 'record') {
    const keys = Object.keys(isRecord(value) ? value : {});
    const [key] = keys
      .filter((one) => rest === one || rest.startsWith(`${one}.`))
      .sort((one, other) => other.length - one.length);
    if (key === undefined) return { at };
    const below = (value as Record<string, unknown>)[key];
    const row = join(at, String(keys.indexOf(key)));
    return rest === key
      ? { at: row, value: key, vocabulary: field.keys }
      : follow(field.item, below, rest.slice(key.length + 1), `${row}.~item`);
  }
  const isTranslated = field.type === 'translations' || field.type === 'line';
  if (isTranslated) return { at: /^[a-z-]+$/.test(rest) ? join(at, rest) : at };
  const item = Array.isArray(value) ? value[Number(rest)] : undefined;
  return { at, value: item, vocabulary };
}

const join = (at: string, key: string) => (at ? `${at}.${key}` : key);
