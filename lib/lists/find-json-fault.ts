/**
 * Where a text stops being JSON, from 1, as far as the browser says it: Chromium names the position,
 * Firefox line and column, Safari nothing.
 */
export function findJsonFault(text: string, error: unknown): { line?: number; column?: number } {
  const message = String(error);
  const place = /line (\d+) column (\d+)/.exec(message);
  if (place) return { line: Number(place[1]), column: Number(place[2]) };
  const position = /position (\d+)/.exec(message)?.[1];
  const end = position ?? (/end of (JSON|data)/i.test(message) ? text.length : undefined);
  if (end === undefined) return {};
  const before = text.slice(0, Number(end)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
