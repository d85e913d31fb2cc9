import { join } from 'node:path';
import { onSoldOut, soldOut } from '@/lib/catalog/films/disc-stock';
import type { Changes } from '@/lib/catalog/offers/changes';
import { servedUpdate } from '@/lib/content/store/content-update';
import { readSnapshot } from '@/lib/content/store/snapshot';
import { readStoredSite, type ServerSite } from '@/lib/content/store/stored-site';
import { readDescription, writtenFolder } from '@/lib/next-internals/build-output.mjs';
import { type BodyCache, openBodyCache } from '../body-cache/body-cache';
import { readRoutes } from '../build-routes/read-routes';
import type { CallNext } from '../call-next';
import type { Log } from '../failures/log-failure';
import { createFileRenderer, warmUp } from '../on-demand/render-file';
import {
  type Addresses,
  createUnbuiltFinder,
  nothingUnbuilt,
  type Unbuilt,
} from '../on-demand/unbuilt';
import { type SendPublic, withoutUnpublishedMedia } from '../public-files';
import { createRequestHandler, type RequestHandler } from '../request-handler';
import { cacheUntilChange } from '../revalidation/change-times';
import {
  createRevalidator,
  invalidateAll,
  invalidatePages,
} from '../revalidation/revalidate-pages';
import { scheduleRevalidation } from '../revalidation/schedule-revalidation';
import { answerFilmsApi } from '../ssr-cache/films-api';
import type { EnqueueRender } from '../ssr-cache/render-queue';

/** What stays the same when the content changes. */
type ServerParts = {
  callNext: CallNext;
  /** Waits for the renderings that run now; whether there were any (`trackCalls`). */
  settled: () => Promise<boolean>;
  chunks: BodyCache;
  sendPublic: SendPublic;
  enqueueRender: EnqueueRender;
  enqueueDownload: EnqueueRender;
  cacheableLocales: ReadonlySet<string>;
  proxies: number | undefined;
  isReady: () => boolean;
  log: Log;
  fail: (error: unknown) => void;
};

/** Without snapshots: pages are sent as the build has written them. */
const noChanges: Changes = {
  ...{ built: Date.now(), timeZone: 'UTC', cards: {} },
  ...{ shared: [], daily: [], timetable: [], moments: [], dated: [] },
};

/** The request handler for one update of the content, with its routes, caches and change times. */
export type ServedContent = {
  handle: RequestHandler;
  /** Id of the build. */
  build: string;
  site: ServerSite;
  warmUp: () => Promise<void>;
  /** Has everything rendered again on its next request. */
  invalidate: () => void;
  /** Ends timers and listeners. Requests that are running go on. */
  close: () => void;
};

/**
 * Opens the content that the build in `root` serves now (`servedUpdate`): that of the build, whose pages are prerendered,
 * or a later update, for which each page is rendered on its first request. @throws if there is no complete build
 */
export async function openContent(root: string, parts: ServerParts): Promise<ServedContent> {
  const { callNext, enqueueRender, enqueueDownload } = parts;
  const changes = readSnapshot<Changes>(root, 'changes') ?? noChanges;
  const { published = [] } = changes;
  const addresses = readSnapshot<Addresses>(root, 'addresses') ?? [];
  const readUnbuilt = () => readSnapshot<Unbuilt>(root, 'unbuilt') ?? nothingUnbuilt;
  const find = cacheUntilChange(() => createUnbuiltFinder(readUnbuilt(), addresses), published);
  const unpublishedMedia = cacheUntilChange(
    () => new Set(readSnapshot<string[]>(root, 'withheld')),
    published,
  );
  const site = readStoredSite(root, process.env.SITE_URL);
  const all = readRoutes(root, parts.cacheableLocales, (path) => find()(path));
  const routes = {
    ...all,
    hasShopConfig: site.hasShopConfig,
    publicFiles: withoutUnpublishedMedia(all.publicFiles, unpublishedMedia),
  };
  const { secret } = readDescription(join(root, '.next'));
  const renderer = createFileRenderer({
    ...{ callNext, secret, routes, enqueueRender, enqueueDownload },
  });
  const bodyCache = openBodyCache(join(root, '.next', writtenFolder), { render: renderer.render });
  const context = { callNext, secret, routes, renderer, bodyCache };
  const invalidate = () => invalidateAll(context);
  /**
   * A page whose rendering has begun before may show what was valid then (a film that was not yet published, an article
   * that was not yet sold out), and Next would cache it as new: it is invalidated once more.
   */
  const invalidateTwice = (run: (renewed: typeof context) => void) => {
    const ended = parts.settled();
    run(context);
    void ended.then((hasAny) => hasAny && run(context));
  };
  if (servedUpdate(root) !== '') invalidate();
  // Next tracks the stock since its start, so an article may already be sold out.
  const unsubscribe = onSoldOut(() => invalidateTwice(invalidatePages));
  if (soldOut().size > 0) invalidatePages(context);
  const { nextChange, stop } = await scheduleRevalidation({
    ...{ changes, renew: createRevalidator(context), fail: parts.fail },
    renewAll: () => invalidateTwice(invalidateAll),
  });
  const handle = createRequestHandler({
    ...parts,
    ...{ routes, bodyCache, site, nextChange, state: soldOut, secret },
    callNext: answerFilmsApi(callNext),
  });
  const close = () => {
    unsubscribe();
    stop();
  };
  return {
    ...{ handle, build: routes.id, site, invalidate, close },
    warmUp: () => warmUp(readUnbuilt(), routes, bodyCache),
  };
}
