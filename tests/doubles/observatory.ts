/** A response as the Observatory sees it: URL, headers and HTML. */
export type Scanned = { url: string; headers: Record<string, string>; html: string };

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];
const sixMonths = 15_768_000;

/**
 * The score that Mozilla's HTTP Observatory gives a response, by its published table
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js): 100 minus the penalties, plus the bonuses if at
 * least 90 are left.
 */
export function scoreOf(scanned: Scanned): number {
  const points = [
    content,
    cookies,
    framing,
    resources,
    referrer,
    transport,
    sniffing,
    integrity,
  ].map((score) => score(scanned));
  const without = 100 + sum(points.filter((point) => point < 0));
  return Math.max(0, without >= 90 ? without + sum(points.filter((point) => point > 0)) : without);
}

function policyOf({ headers }: Scanned): Policy | undefined {
  const text = headers['content-security-policy'];
  if (!text) return undefined;
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function content(scanned: Scanned): number {
  const policy = policyOf(scanned);
  if (!policy) return -25;
  const all = ['*'];
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? all;
  const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map(
    of,
  ) as string[][];
  const has = (sources: string[] = [], bad: string[]) => sources.some((one) => bad.includes(one));
  if (has(scripts, [...broad, ...inline]) || has(objects, broad)) return -20;
  const passive = ['img-src', 'media-src'];
  const clear = (one: string) => /^(?:http|ftp):/.test(one);
  if ([...policy].some(([name, sources]) => !passive.includes(name) && sources.some(clear)))
    return -20;
  if (has([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => of(name).some(clear))) return -10;
  if (has(styles, [...broad, ...inline])) return 0;
  return of('default-src').join() === "'none'" ? 10 : 5;
}

function cookies({ headers }: Scanned): number {
  const cookie = headers['set-cookie'];
  if (!cookie) return 0;
  if (/; secure/i.test(cookie)) return /; samesite=(?:lax|strict)/i.test(cookie) ? 5 : 0;
  return headers['strict-transport-security'] ? -5 : -20;
}

function framing(scanned: Scanned): number {
  const ancestors = policyOf(scanned)?.get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => broad.includes(one))) return 5;
  return /^(?:deny|sameorigin)$/i.test(scanned.headers['x-frame-options'] ?? '') ? 0 : -20;
}

function resources({ headers }: Scanned): number {
  const rule = headers['cross-origin-resource-policy'];
  if (rule === undefined || rule === 'cross-origin') return 0;
  return rule === 'same-origin' || rule === 'same-site' ? 10 : -5;
}

function referrer({ headers }: Scanned): number {
  const rule = headers['referrer-policy'];
  if (rule === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(rule)
    ? 5
    : -5;
}

function transport({ headers }: Scanned): number {
  const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= sixMonths ? 0 : -10;
}

function sniffing({ headers }: Scanned): number {
  return headers['x-content-type-options'] === 'nosniff' ? 0 : -5;
}

/**
 * Scores script sources: 0 if all are same-origin or there are none, 5 if all have integrity hashes, -5 for
 * third-party HTTPS scripts without them, -50 for third-party scripts that are not HTTPS.
 */
function integrity({ url, html }: Scanned): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(
    ([, src = '']) => new URL(src, url).origin !== new URL(url).origin,
  );
  const whole = (tags: typeof scripts) => tags.every(([tag]) => tag.includes(' integrity='));
  if (scripts.length > 0 && whole(scripts)) return 5;
  if (foreign.some(([, src = '']) => !src.startsWith('https:'))) return -50;
  return foreign.length > 0 && !whole(foreign) ? -5 : 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
