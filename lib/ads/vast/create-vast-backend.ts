import type { AdBackend, BackendOptions } from '../ad-backend';
import { createFetchXml } from './fetch-xml';
import { playBreak, type RunningBreak } from './play-break';
import { readAds, readBreaks, type VastBreak } from './read-response';

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
  const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const fetchFor = ({ signal }: AbortController) => createFetchXml(signal, allowsThirdParties);

  async function request() {
    try {
      const xml = await fetchFor(all)(tagUrl);
      // Documents of breaks are loaded on demand and aborted with their break.
      breaks = readBreaks(xml, (url) => fetchFor(one)(url));
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
    const sendForBreak: typeof send = (event) => {
      if (mine.signal.aborted) return;
      if (event.type === 'contentResumeRequested') found?.track?.('breakEnd');
      if (event.type === 'breakFailed') found?.track?.('error');
      send(event);
    };
    try {
      if (!found) throw new Error(`No such ad break: ${breakId}`);
      const ads = await readAds(await found.document(), fetchFor(mine));
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
      if (currentBreak === one) current?.abandon();
      else current?.destroy();
      current = undefined;
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
