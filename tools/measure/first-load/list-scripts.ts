/** The scripts a modern browser loads with this page (`src`, without query), each once. */
export function listScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"?]+)/i.exec(tag)?.[1])
    .filter((source) => source !== undefined);
  return [...new Set(sources)];
}
