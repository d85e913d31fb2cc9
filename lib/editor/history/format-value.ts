import { isRecord } from '@/lib/primitives/json';

/** Longest text that is shown of a value, in characters. */
const longest = 300;

/** A value of a content file in one line; empty for none. Groups show their fields, lists their items. */
export function formatValue(value: unknown): string {
  const text = inLine(value);
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

function inLine(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(inLine).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${inLine(inner)}`)
      .join('; ');
  return String(value).replace(/\s+/g, ' ').trim();
}
