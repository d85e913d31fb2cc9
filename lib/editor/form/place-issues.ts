import type { Issue } from '@/lib/content/validate/issue';
import { isRecord } from '@/lib/primitives/json';
import type { Field } from './field';

/** An issue at the field of a form that it belongs to; at '' if it belongs to none. */
export type PlacedIssue = { at: string; issue: Issue; isMissing: boolean };

/** Finds the field of each issue. `value` is what the form shows. */
export function placeIssues(form: Field, value: unknown, issues: readonly Issue[]): PlacedIssue[] {
  return issues.map((issue) => {
    const isMissing = !issue.isName && (!issue.found || issue.found.words === 'nothing');
    return { at: follow(form, value, issue.field, ''), issue, isMissing };
  });
}

/** The name of the innermost form field that shows the value at a path (`crew.1.job`). */
function follow(field: Field, value: unknown, rest: string, at: string): string {
  if (rest === '') return at;
  if (field.type === 'group') {
    const inner = field.fields.find(({ key }) => rest === key || rest.startsWith(`${key}.`));
    if (!inner) return at;
    const below = isRecord(value) ? value[inner.key] : undefined;
    return follow(inner.field, below, rest.slice(inner.key.length + 1), join(at, inner.key));
  }
  if (field.type === 'list') {
    const [place = ''] = rest.split('.');
    if (!/^\d+$/.test(place)) return at;
    const below = Array.isArray(value) ? value[Number(place)] : undefined;
    return follow(field.item, below, rest.slice(place.length + 1), join(at, place));
  }
  if (field.type === 'record') {
    const keys = Object.keys(isRecord(value) ? value : {});
    const [key] = keys
      .filter((one) => rest === one || rest.startsWith(`${one}.`))
      .sort((one, other) => other.length - one.length);
    if (key === undefined) return at;
    const below = (value as Record<string, unknown>)[key];
    const row = join(at, String(keys.indexOf(key)));
    return rest === key
      ? row
      : follow(field.item, below, rest.slice(key.length + 1), `${row}.~item`);
  }
  const isTranslated = field.type === 'translations' || field.type === 'line';
  return isTranslated && /^[a-z-]+$/.test(rest) ? join(at, rest) : at;
}

const join = (at: string, key: string) => (at ? `${at}.${key}` : key);
