type Robots = { sitemaps: string[]; disallowed: string[] };

/** What `robots.txt` says to every crawler. */
export function readRobots(text: string): Robots {
  const robots: Robots = { sitemaps: [], disallowed: [] };
  let isForAll = false;
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === 'sitemap') robots.sitemaps.push(value);
    // Several names may stand before one group of rules.
    if (field === 'user-agent') isForAll = value === '*' || (isNaming && isForAll);
    if (field === 'disallow' && isForAll && value) robots.disallowed.push(value);
    if (field) isNaming = field === 'user-agent';
  }
  return robots;
}
