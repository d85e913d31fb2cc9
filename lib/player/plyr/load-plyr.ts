import 'plyr/dist/plyr.css';

/** Loads Plyr on demand: its module needs `document`, so it cannot be imported on the server. */
export async function loadPlyr(): Promise<PlyrClass> {
  const module: unknown = await import('plyr');
  return (module as { default: PlyrClass }).default;
}

/**
 * The part of Plyr 3.8 that we use. Its own types declare the module twice (`export =` and a default export),
 * which TypeScript rejects, and are incomplete.
 */
export type Plyr = {
  play: () => Promise<void> | void;
  pause: () => void;
  readonly paused: boolean;
  readonly playing: boolean;
  readonly ended: boolean;
  readonly isVideo: boolean;
  /** Seconds. */
  currentTime: number;
  readonly duration: number;
  volume: number;
  muted: boolean;
  speed: number;
  /** Language of the active captions. */
  readonly language?: string;
  /** Index of the active captions, -1 if off. */
  readonly currentTrack: number;
  /** `currentTrackNode`: the track whose captions are shown. With a provider it has no cues. */
  readonly captions: { currentTrackNode?: TextTrack | null };
  /** The media element, or Plyr's wrapper for an embed. */
  readonly media: {
    error?: { code: number } | null;
    readyState?: number;
    textTracks?: ArrayLike<TextTrack>;
  };
  /** The speeds that the provider offers. */
  readonly options: { speed: number[] };
  /** `onChange` reads the state of full screen again. */
  readonly fullscreen: { toggle: () => void; onChange: () => void };
  toggleCaptions: () => void;
  toggleControls: (show?: boolean) => boolean;
  once: (event: 'ready', listener: () => void) => void;
  destroy: () => void;
};

type PlyrClass = new (target: HTMLElement, options: object) => Plyr;

/** Timeout for a provider's answer, in milliseconds. */
const providerTimeout = 15_000;

const timeoutError = () => new DOMException('The provider does not answer', 'NetworkError');

/** Hosts of the scripts that Plyr loads for its providers. */
const providerHosts = /(?:^|\.)(?:youtube(?:-nocookie)?|vimeo)\.com$/;

/**
 * Resolves when Plyr is ready: in the next turn for files, after the frame's answer for embeds. Resolves
 * early when `signal` aborts. Rejects with a NetworkError after a timeout, or at once if a provider's script
 * fails to load; Plyr reports neither.
 */
export function whenReady(player: Plyr, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), providerTimeout);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    const onScriptError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && isProviderScript(target.src))
        reject(timeoutError());
    };
    window.addEventListener('error', onScriptError, { capture: true, signal: waiting.signal });
    player.once('ready', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  }).finally(() => waiting.abort());
}

function isProviderScript(src: string): boolean {
  return URL.canParse(src) && providerHosts.test(new URL(src).hostname);
}
