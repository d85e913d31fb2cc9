/** Most specific first, because user agents also contain other browsers' names. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
] as const;

/** A short name for a user agent (`Firefox, Android`). */
export function browserName(agent: string): string | undefined {
  const find = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(agent))?.[1];
  const names = [find(browsers), find(systems)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : undefined;
}
