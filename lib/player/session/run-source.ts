import { showsAtFirst } from '@/lib/player/captions/shows-at-first';
import { firstLanguage } from '@/lib/player/captions/track-language';
import type { Stream } from '@/lib/player/hls/stream';
import { createHandle } from '@/lib/player/plyr/create-handle';
import { openPlyr } from '@/lib/player/plyr/open-plyr';
import type { Plyr } from '@/lib/player/plyr/plyr';
import { showTimes } from '@/lib/player/plyr/show-times';
import { markJoined } from '@/lib/player/source/early-media';
import type { SourcePart } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { errorCode } from '@/lib/player/state/error-code';
import type { MediaFacts } from '@/lib/player/state/next-status';
import { watchMedia } from '@/lib/player/state/watch-media';
import { readChoices } from './choices';
import type { Feature, FeatureContext } from './feature';
import { offerQualities } from './offer-qualities';
import { announce } from './open-players';
import { rememberChoices } from './remember-choices';
import type { SourceSettings } from './settings';
import { startPlaying } from './start-playing';

type Opened = {
  part: SourcePart;
  index: number;
  element: HTMLElement;
  media?: HTMLMediaElement;
  stream?: Stream;
  /** Start position in seconds; undefined if playback has already started. */
  at?: number;
  play: boolean;
};
type Keep = (closer: () => void) => void;

/** Sets up Plyr on an opened source, attaches the features and starts playback if wanted. */
export async function runSource(
  settings: SourceSettings,
  { part, index, element, media, stream, at, play: wanted }: Opened,
  signal: AbortSignal,
  keep: Keep,
): Promise<void> {
  const { root, source, store, locale, speeds, normalSpeed, features, film, showHelp } = settings;
  const words = settings.readWords();
  const choices = readChoices();
  const togglePlay = () => ((media ?? player?.player)?.paused ? play() : pause());
  const player = await openPlyr(
    root,
    element,
    {
      ...{
        source,
        words,
        locale,
        speeds,
        normalSpeed,
        togglePlay,
        // If playback has started, the visitor may have changed the volume since.
        volume: at === undefined && media ? media.volume : choices.volume,
        muted: at === undefined && media ? media.muted : choices.muted,
      },
      captions: {
        active: showsAtFirst(choices.captions, source.tracks),
        language: firstLanguage(choices.language ?? locale, source.tracks),
      },
      quality: offerQualities({
        ...{ media, stream, source, index },
        onSource: (next) => store.write({ source: next }),
      }),
    },
    signal,
  );
  if (!player) return;
  const { player: plyr, container } = player;
  if (media) markJoined(media);
  keep(player.close);
  if (signal.aborted) return;

  function play() {
    void startPlaying(media ?? plyr, store);
  }
  function pause() {
    plyr.pause();
  }
  keep(watchModes(root, store));
  keep(watchMedia(media ?? container, () => readFacts(plyr), store));
  // A source that is about to play stays 'loading' until it plays.
  if (store.read().status === 'loading' && (media ?? plyr).paused && !wanted)
    store.write({ status: 'ready' });
  keep(showTimes(container, store, { words, locale }));
  const provider = part.provider;
  const handle = createHandle({ root, media, player: plyr, provider, store, play, pause });
  if (at) handle.seek(at);
  keep(
    rememberChoices({
      ...{ root, store, locale, events: container },
      captionLanguage: () => plyr.language,
    }),
  );
  const context = { handle, source, stream, film, locale, words, showHelp };
  for (const attach of features) keep(attachAlone(attach, context));
  keep(announce(film.slug, source.type, handle));
  if (wanted) handle.play();
  keep(settings.keys.obey({ handle, film, showHelp, words, locale }));
}

/** A feature that throws is reported and skipped; the others still work. */
function attachAlone(attach: Feature, context: FeatureContext): () => void {
  try {
    return attach(context);
  } catch (error) {
    reportError(error);
    return () => {};
  }
}

/**
 * Writes full screen (events of the root) and picture-in-picture (events of the media element) to the store.
 */
export function watchModes(root: HTMLElement, store: PlayerStore): () => void {
  const stopping = new AbortController();
  const options = { signal: stopping.signal, capture: true };
  const on = (name: string, change: Parameters<PlayerStore['write']>[0]) =>
    root.addEventListener(name, () => store.write(change), options);
  on('enterfullscreen', { fullscreen: true });
  on('exitfullscreen', { fullscreen: false });
  on('enterpictureinpicture', { pip: true });
  on('leavepictureinpicture', { pip: false });
  return () => {
    stopping.abort();
    store.write({ pip: false });
  };
}

/** Reads the current state of Plyr and its media element. */
function readFacts(player: Plyr): Omit<MediaFacts, 'begun'> {
  const { error, readyState = 4 } = player.media;
  return {
    paused: player.paused,
    ended: player.ended,
    currentTime: player.currentTime || 0,
    duration: player.duration,
    volume: player.volume,
    muted: player.muted,
    speed: player.speed || 1,
    error: errorCode(error),
    waiting: readyState < 3,
  };
}
