import type { AdBackend, BackendOptions } from '../ad-backend';
import { createFetchXml, isOwn } from './fetch-xml';
import { playBreak, type RunningBreak } from './play-break';
import { readAds } from './read-ads';
import { readBreaks, type VastBreak } from './read-breaks';

/** Advertisements by VAST and VMAP, without anybody's SDK. */
export function createVastBackend(options: BackendOptions): AdBackend {
  const { send, tagUrl, foreign } = options;
  const abort = new AbortController();
  const fetchXml = createFetchXml(abort.signal, foreign);
  let breaks: VastBreak[] = [];
  let current: RunningBreak | undefined;
  let playing: VastBreak | undefined;
  const tell: BackendOptions['send'] = (event) => {
    if (abort.signal.aborted) return;
    if (event.type === 'contentResumeRequested') playing?.track?.('breakEnd');
    if (event.type === 'breakFailed') playing?.track?.('error');
    send(event);
  };
  const saying = (error: unknown) => (error instanceof Error ? error.message : String(error));

  async function request() {
    try {
      breaks = readBreaks(await fetchXml(tagUrl), fetchXml, (url) => foreign || isOwn(url));
      tell({
        type: 'loaded',
        breaks: breaks.map(({ id, at }) => ({ id, at })),
        selfTimed: false,
      });
    } catch (error) {
      tell({ type: 'failed', message: saying(error) });
    }
  }

  async function play(breakId: string) {
    try {
      playing = breaks.find(({ id }) => id === breakId);
      if (!playing) throw new Error(`No such ad break: ${breakId}`);
      const ads = await readAds(await playing.document(), fetchXml);
      if (abort.signal.aborted) return;
      current?.destroy();
      playing.track?.('breakStart');
      current = playBreak(ads, breakId, { ...options, send: tell });
    } catch (error) {
      tell({ type: 'breakFailed', breakId, message: saying(error) });
    }
  }

  const running = () => current?.running();
  return {
    request: () => void request(),
    play: (breakId) => void play(breakId),
    time: () => running()?.time() ?? { elapsed: 0, duration: 0 },
    skip: () => running()?.skip(),
    pause: () => running()?.pause(),
    resume: () => running()?.resume(),
    clicked: () => running()?.clicked(),
    contentEnded() {},
    destroy() {
      abort.abort();
      current?.destroy();
      current = undefined;
    },
  };
}
