import { getAdminDatabase } from '@/lib/admin/entry/enter-admin';
import { processSingleton } from '@/lib/primitives/singleton';
import { redactError } from '@/lib/shop/mail/outbox/outbox';

/** Milliseconds between two looks for scheduled drafts. */
const interval = 15_000;
/** Milliseconds between two looks for uploads that no draft names. */
const sweepInterval = 6 * 60 * 60 * 1000;

/** Milliseconds between two attempts to push or to show versions. */
const retryInterval = 60_000;

/**
 * Publishes scheduled drafts in the server process, and completes versions that a killed process had begun. Does nothing
 * until staff are invited. The editor's modules are imported when a draft is due.
 */
export function startPublisher(): void {
  processSingleton('publisher', () => {
    let isRunning = false;
    const look = async () => {
      if (isRunning) return;
      isRunning = true;
      await publishScheduled()
        .then(continueFilms)
        .catch((error) => log(error))
        .finally(() => {
          isRunning = false;
        });
    };
    void completeVersions().catch(log).then(look).then(sweep).catch(log);
    setInterval(() => void sweep().catch(log), sweepInterval).unref();
    setInterval(() => void checkLinks().catch(log), linkInterval).unref();
    startExchange();
    return setInterval(look, interval).unref();
  });
}

/**
 * Exchanges versions with the remote of the content's repository: every `CONTENT_PULL` seconds; without that setting,
 * every minute while commits are not pushed or changes not shown.
 */
function startExchange(): void {
  const setting = process.env.CONTENT_PULL?.trim() || '0';
  const seconds = Number(setting);
  if (!/^\d{1,5}$/.test(setting))
    throw new Error(`CONTENT_PULL is “${setting}”: expected a number of seconds, such as 60.`);
  const isFollowing = seconds > 0;
  let isRunning = false;
  let logged: string | undefined;
  const exchange = async () => {
    if (isRunning) return;
    isRunning = true;
    await exchangeOnce(isFollowing)
      .then(() => {
        logged = undefined;
      })
      .catch((error) => {
        // Repeated every minute, the same error would flood the log.
        if (logged !== String(error)) log(error);
        logged = String(error);
      })
      .finally(() => {
        isRunning = false;
      });
  };
  if (isFollowing) void exchange();
  setInterval(exchange, isFollowing ? seconds * 1000 : retryInterval).unref();
}

async function exchangeOnce(isFollowing: boolean): Promise<void> {
  const db = await getAdminDatabase();
  if (!db && !isFollowing) return;
  const [{ hasUnpushed, readRemoteFailure }, { contentPlace }, { isPending }] = await Promise.all([
    import('../versions/remote'),
    import('../content-place'),
    import('./pending-update'),
  ]);
  const place = contentPlace();
  // A process that has ended may have left something undone, without a failure.
  const isDue = async () =>
    isPending(place) || (await readRemoteFailure(place)) || (await hasUnpushed(place));
  if (!isFollowing && !(await isDue())) return;
  const [{ exchangeVersions }, { updateSite }] = await Promise.all([
    import('./exchange-versions'),
    import('./update-site'),
  ]);
  await exchangeVersions({ db, place, now: new Date(), updateSite });
}

async function publishScheduled(): Promise<void> {
  const db = await getAdminDatabase();
  const now = new Date();
  const due = await db
    ?.selectFrom('content_drafts')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (!db || !due) return;
  const [{ publishDue }, { contentPlace }, { updateSite }] = await Promise.all([
    import('./schedule'),
    import('../content-place'),
    import('./update-site'),
  ]);
  await publishDue({ db, place: contentPlace(), now, updateSite });
}

/** Milliseconds between two attempts to start the nightly check of links. */
const linkInterval = 30 * 60_000;

async function checkLinks(): Promise<void> {
  const db = await getAdminDatabase();
  if (!db) return;
  const [{ checkAtNight }, { getLibrary }] = await Promise.all([
    import('../links/check-links'),
    import('@/lib/content/store/library'),
  ]);
  await checkAtNight({ db, content: getLibrary(), now: new Date() }, log);
}

/** Converts films that were queued before a restart, in the background, so that publications do not wait for them. */
async function continueFilms(): Promise<void> {
  const db = await getAdminDatabase();
  if (!db) return;
  const [{ hasQueued }, { contentPlace }] = await Promise.all([
    import('../films/film-job'),
    import('../content-place'),
  ]);
  if (!hasQueued(contentPlace())) return;
  const { wakeFilms } = await import('../films/film-queue');
  wakeFilms(db, contentPlace());
}

async function sweep(): Promise<void> {
  const db = await getAdminDatabase();
  if (!db) return;
  const [{ sweepUploads }, { contentPlace }] = await Promise.all([
    import('../uploads/sweep-uploads'),
    import('../content-place'),
  ]);
  await sweepUploads(db, contentPlace(), new Date());
}

async function completeVersions(): Promise<void> {
  if (!(await getAdminDatabase())) return;
  const [{ recoverVersions }, { contentPlace }, { completePending }, { updateSite }] =
    await Promise.all([
      import('../versions/save-version'),
      import('../content-place'),
      import('./pending-update'),
      import('./update-site'),
    ]);
  await recoverVersions(contentPlace());
  await completePending(contentPlace(), updateSite);
}

function log(error: unknown): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `Content: ${redactError(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}
