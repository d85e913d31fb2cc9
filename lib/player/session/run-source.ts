import { initialLanguage, showsCaptionsInitially } from '@/lib/player/captions/track-language';
import type { Stream } from '@/lib/player/hls/stream';
import { createHandle } from '@/lib/player/plyr/create-handle';
import type { Plyr } from '@/lib/player/plyr/load-plyr';
import { localizeTimes } from '@/lib/player/plyr/localize-times';
import { openPlyr } from '@/lib/player/plyr/open-plyr';
import { markTakenOver } from '@/lib/player/source/preloaded-media';
import type { SourcePart } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { type MediaFacts, mediaErrorCode, watchMedia } from '@/lib/player/state/watch-media';
import type { Feature, FeatureContext } from '../player-handle';
import { registerPlayer } from './player-registry';
import { readPreferences } from './preferences';
import { listQualities } from './qualities';
import { rememberPreferences } from './remember-preferences';
import type { SourceSettings } from './session-settings';
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
type OnClose = (closer: () => void) => void;

/** Sets up Plyr on an opened source, attaches the features and starts playback if wanted. */
export async function runSource(
  settings: SourceSettings,
  { part, index, element, media, stream, at, play: shouldPlay }: Opened,
  signal: AbortSignal,
  onClose: OnClose,
): Promise<void> {
  const { root, source, store, locale, speeds, normalSpeed, features, film } = settings;
  const { showHelp, showPanel, playNext } = settings;
  const messages = settings.readMessages();
  const choices = readPreferences();
  const togglePlay = () => ((media ?? player?.player)?.paused ? play() : pause());
  const player = await openPlyr(
    root,
    element,
    {
      source,
      messages,
      locale,
      speeds,
      normalSpeed,
      togglePlay,
      // If playback has started, the visitor may have changed the volume since.
      volume: at === undefined && media ? media.volume : choices.volume,
      muted: at === undefined && media ? media.muted : choices.muted,
      captions: {
        active: showsCaptionsInitially(choices.captions, [
          ...source.tracks,
          ...(stream?.subtitles.filter(({ isDefault }) => isDefault) ?? []),
        ]),
        language: initialLanguage(choices.language ?? locale, source.tracks),
      },
      quality: listQualities({
        media,
        stream,
        source,
        index,
        onSource: (next) => store.write({ source: next }),
      }),
    },
    signal,
  );
  if (!player) return;
  const { player: plyr, container } = player;
  if (media) markTakenOver(media);
  onClose(player.close);
  if (signal.aborted) return;

  function play() {
    void noteMutedStart(startPlaying(media ?? plyr), store);
  }
  function pause() {
    plyr.pause();
  }
  onClose(watchModes(root, store));
  onClose(watchMedia(media ?? container, () => readPlyrFacts(plyr), store));
  // A source that is about to play stays 'loading' until it plays.
  if (store.read().status === 'loading' && (media ?? plyr).paused && !shouldPlay)
    store.write({ status: 'ready' });
  onClose(localizeTimes(container, store, { messages, locale }));
  const provider = part.provider;
  const streamTracks = stream && !stream.live ? [...source.tracks, ...stream.subtitles] : undefined;
  const handle = createHandle({
    ...{ root, media, player: plyr, provider, store, streamTracks, play, pause },
  });
  if (at) handle.seek(at);
  onClose(
    rememberPreferences({
      root,
      store,
      locale,
      events: container,
      captionLanguage: () => plyr.language,
    }),
  );
  const commands = { showHelp, showPanel, playNext };
  const context = { handle, source, stream, film, locale, messages, ...commands };
  for (const attach of features) onClose(attachSafely(attach, context));
  onClose(registerPlayer(film.slug, source.type, handle));
  if (shouldPlay) handle.play();
  onClose(settings.keys.activate(context));
}

/** Writes to the store whether playback had to start muted, so that the player offers to turn the sound on. */
export async function noteMutedStart(started: Promise<boolean>, store: PlayerStore): Promise<void> {
  if (await started) store.write({ startedMuted: true, muted: true });
}

/** A feature that throws is reported and skipped; the others still work. */
function attachSafely(attach: Feature, context: FeatureContext): () => void {
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
function watchModes(root: HTMLElement, store: PlayerStore): () => void {
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
function readPlyrFacts(player: Plyr): Omit<MediaFacts, 'begun'> {
  const { error, readyState = 4 } = player.media;
  return {
    paused: player.paused,
    ended: player.ended,
    currentTime: player.currentTime || 0,
    duration: player.duration,
    volume: player.volume,
    muted: player.muted,
    speed: player.speed || 1,
    error: mediaErrorCode(error),
    waiting: readyState < 3,
  };
}
