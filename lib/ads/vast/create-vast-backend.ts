import type { AdBackend, AdBreak, BackendOptions } from '../ad-backend';
import { createFetchXml, type FetchXml } from './fetch-xml';
import { fillMacros, readMacros } from './macros';
import { playBreak, type RunningBreak } from './play-break';
import { breakErrors, readAds, readBreaks, type VastBreak } from './read-response';

const zeroTime = { elapsed: 0, duration: 0 };

/** Backend for VAST and VMAP, without a third-party SDK. */
export function createVastBackend(options: BackendOptions): AdBackend {
  const { send, tagUrl, allowsThirdParties } = options;
  /** `all` aborts the whole backend, `one` the break that is loading or running. */
  const all = new AbortController();
  let one = new AbortController();
  let breaks: VastBreak[] = [];
  let current: RunningBreak | undefined;
  /**
   * The break whose ads are visible: while the next break loads, an overlay of the previous one may remain.
   */
  let currentBreak: AbortController | undefined;
  /** The break that is loading or running, until it has ended or failed. */
  let pending: VastBreak | undefined;
  const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const macrosAt = (at: AdBreak['at']) => readMacros({ ...options, at, adCount: 1 });

  function fetchFor({ signal }: AbortController, at: AdBreak['at']): FetchXml {
    const fetchXml = createFetchXml(signal, allowsThirdParties);
    return (url) => fetchXml(fillMacros(url, macrosAt(at)));
  }

  async function request() {
    try {
      breaks = readBreaks(await fetchFor(all, 'start')(tagUrl), macrosAt);
      sendUnlessDestroyed({
        type: 'loaded',
        breaks: breaks.map(({ id, at }) => ({ id, at })),
        selfTimed: false,
      });
    } catch (error) {
      sendUnlessDestroyed({ type: 'failed', message: messageOf(error) });
    }
  }

  function sendUnlessDestroyed(event: Parameters<typeof send>[0]) {
    if (!all.signal.aborted) send(event);
  }

  async function play(breakId: string) {
    const mine = new AbortController();
    one.abort();
    one = mine;
    const found = breaks.find(({ id }) => id === breakId);
    pending = found;
    const sendForBreak: typeof send = (event) => {
      if (mine.signal.aborted) return;
      const hasFailed = event.type === 'breakFailed';
      if (hasFailed || event.type === 'contentResumeRequested') {
        found?.track?.(hasFailed ? 'error' : 'breakEnd');
        pending = undefined;
      }
      send(event);
    };
    try {
      if (!found) throw new Error(`No such ad break: ${breakId}`);
      // The break's documents are loaded now, and aborted with it.
      const fetchXml = fetchFor(mine, found.at);
      const ads = await readAds(await found.document(fetchXml), fetchXml);
      if (mine.signal.aborted) return;
      current?.destroy();
      found.track?.('breakStart');
      currentBreak = mine;
      current = playBreak(ads, breakId, { ...options, at: found.at, send: sendForBreak });
    } catch (error) {
      sendForBreak({ type: 'breakFailed', breakId, message: messageOf(error) });
    }
  }

  const running = () => current?.running();
  return {
    request: () => void request(),
    play: (breakId) => void play(breakId),
    abandon() {
      one.abort();
      const hasStarted = currentBreak === one;
      if (hasStarted) current?.abandon();
      else current?.destroy();
      current = undefined;
      pending?.track?.('error', hasStarted ? breakErrors.undefined : breakErrors.timeout);
      pending = undefined;
    },
    time: () => running()?.time() ?? zeroTime,
    skip: () => running()?.skip(),
    pause: () => running()?.pause(),
    resume: () => running()?.resume(),
    clicked: () => running()?.clicked(),
    contentEnded() {},
    destroy() {
      all.abort();
      one.abort();
      current?.destroy();
      current = undefined;
    },
  };
}
