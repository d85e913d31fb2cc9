import type { Stream } from '@/lib/player/hls/stream';
import { createHandle } from '@/lib/player/plyr/create-handle';
import { openPlyr } from '@/lib/player/plyr/open-plyr';
import { readFacts } from '@/lib/player/plyr/read-facts';
import { showDuration } from '@/lib/player/plyr/show-duration';
import type { SourcePart } from '@/lib/player/source/source-schema';
import { watchMedia } from '@/lib/player/state/watch-media';
import { readChoices } from './choices';
import { offerQualities } from './offer-qualities';
import { announce } from './open-players';
import { rememberChoices } from './remember-choices';
import type { SessionSettings, Start } from './settings';
import { startPlaying } from './start-playing';
import { watchModes } from './watch-modes';

type Opened = {
  part: SourcePart;
  index: number;
  element: HTMLElement;
  media?: HTMLMediaElement;
  stream?: Stream;
  /** Seconds to go to first; absent where the film has begun already. */
  at?: number;
  start: Start;
};
type Keep = (closer: () => void) => void;

/** Puts the player onto an opened source, attaches the features and plays. */
export async function runSource(
  settings: SessionSettings,
  { part, index, element, media, stream, at, start }: Opened,
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
        speeds,
        normalSpeed,
        togglePlay,
        volume: choices.volume,
        muted: choices.muted,
      },
      captions: { active: choices.captions ?? false, language: choices.language ?? locale },
      quality: offerQualities({
        ...{ media, stream, source, index },
        onSource: (next) => store.write({ source: next }),
      }),
    },
    signal,
  );
  if (!player) return;
  const { player: plyr, container } = player;
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
  if (store.read().status === 'loading') store.write({ status: 'ready' });
  keep(showDuration(container, store));
  const provider = part.provider;
  const handle = createHandle({ root, media, player: plyr, provider, store, play, pause });
  if (at) handle.seek(at);
  keep(
    rememberChoices({
      ...{ root, store, locale, events: container },
      captionLanguage: () => plyr.language,
    }),
  );
  for (const attach of features)
    keep(attach({ handle, source, stream, film, locale, words, showHelp }));
  keep(announce(film.slug, source.type, handle));
  if (start.play) handle.play();
}
