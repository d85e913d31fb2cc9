import type { Library } from '@/lib/content/store/raw-library';
import { wait } from '@/lib/primitives/http/timing';
import { processSingleton } from '@/lib/primitives/singleton';
import { claimTask } from '@/lib/shop/database/claim-task';
import type { Database } from '@/lib/shop/database/open-database';
import { checkLink, type LinkAnswer } from './check-link';
import { type ContentLink, listLinks } from './content-links';

/** Number of sites that are requested concurrently, and the pause between two links of one site (ms). */
const [sitesAtOnce, pause] = [4, 500];

/** Minimum time since the last check, for a check on demand and for the nightly one (ms). */
const intervals = { demand: 10 * 60_000, night: 20 * 3_600_000 };

type LinkCheck = {
  db: Database;
  content: Library;
  now: Date;
  check?: (url: string) => Promise<LinkAnswer>;
};

const running = processSingleton('link check', (): { check?: Promise<void> } => ({}));

/**
 * Starts to check all links of the content in the background. A process runs one check at a time; all processes share
 * the minimum interval between two starts.
 * @returns `done` resolves at the end; `undefined` if a check is running or was started recently
 */
export async function startLinkCheck(
  when: keyof typeof intervals,
  options: LinkCheck,
  fail: (error: unknown) => void,
): Promise<{ done: Promise<void> } | undefined> {
  const { db, now } = options;
  if (running.check) return undefined;
  if (!(await claimTask(db, 'content links', { now, every: intervals[when] }))) return undefined;
  const done = checkLinks(options)
    .catch(fail)
    .finally(() => {
      delete running.check;
    });
  running.check = done;
  return { done };
}

/** Requests each link once, the links of one site one after the other, and stores what each answered. */
export async function checkLinks({ db, content, check = checkLink }: LinkCheck): Promise<void> {
  const urls = new Set(listLinks(content).map(({ url }) => url));
  const bySite = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    bySite.set(host, [...(bySite.get(host) ?? []), url]);
  }
  await forgetOthers(db, urls);
  const sites = [...bySite.values()].values();
  const work = async () => {
    for (const links of sites)
      for (const url of links) {
        const result = { answer: await check(url), checked_at: new Date().toISOString() };
        await db
          .insertInto('content_links')
          .values({ url, ...result })
          .onConflict((on) => on.column('url').doUpdateSet(result))
          .execute();
        if (links.length > 1) await wait(pause);
      }
  };
  await Promise.all(Array.from({ length: sitesAtOnce }, work));
}

/** Deletes the results of links that the content no longer has. */
async function forgetOthers(db: Database, urls: ReadonlySet<string>): Promise<void> {
  const stored = await db.selectFrom('content_links').select('url').execute();
  for (const { url } of stored)
    if (!urls.has(url)) await db.deleteFrom('content_links').where('url', '=', url).execute();
}

/** A link whose last check failed, and when it was checked (ISO 8601). */
export type DeadLink = ContentLink & { answer: Exclude<LinkAnswer, 'ok'>; checkedAt: string };

/** The dead links of the content, and when a link was checked last. */
export async function readDeadLinks(
  db: Database,
  content: Library,
): Promise<{ links: DeadLink[]; checkedAt: string | undefined }> {
  const rows = await db.selectFrom('content_links').selectAll().execute();
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  const links = listLinks(content).flatMap((link): DeadLink[] => {
    const { answer = 'ok', checked_at: checkedAt = '' } = byUrl.get(link.url) ?? {};
    return answer === 'ok' ? [] : [{ ...link, answer: answer as DeadLink['answer'], checkedAt }];
  });
  const checkedAt = rows
    .map(({ checked_at }) => checked_at)
    .sort()
    .at(-1);
  return { links, checkedAt };
}

/** Hours of the nightly check, in the site's time zone. */
const night = { from: 2, to: 5 };

/** Starts the nightly check, if anyone can use the editor. */
export async function checkAtNight(options: LinkCheck, fail: (error: unknown) => void) {
  const { db, now, content } = options;
  const format = { hour: 'numeric', hourCycle: 'h23', timeZone: content.site.timeZone } as const;
  const hour = Number(new Intl.DateTimeFormat('en', format).format(now));
  if (hour < night.from || hour >= night.to) return undefined;
  const editors = db.selectFrom('people').select('id').where('role', 'in', editorRoles);
  if (!(await editors.limit(1).executeTakeFirst())) return undefined;
  return await startLinkCheck('night', options, fail);
}

const editorRoles = ['all', 'writes', 'publishes'] as const;
