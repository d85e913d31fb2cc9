'use client';

import './player.css';
import './player-bar.css';
import './captions.css';
import './player-menus.css';
import './player-overlays.css';
import './player-fullscreen.css';
import './seek-preview.css';
import './transcript/chapters.css';
import './ads.css';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { preloadSdk } from '@/lib/ads/ad-requester';
import { isPageFullscreen, leavePageFullscreen } from '@/lib/player/page-fullscreen';
import type { PanelName } from '@/lib/player/panels';
import { loadPlyr } from '@/lib/player/plyr/load-plyr';
import { findPlayer } from '@/lib/player/session/player-registry';
import { isPlayAwaited } from '@/lib/player/session/queued-press';
import { type Recovery, type Session, startPlayer } from '@/lib/player/session/start-player';
import { projectionSpeeds } from '@/lib/player/speeds';
import { createStore, type PlayerStore } from '@/lib/player/state/player-store';
import { scenePath } from '@/lib/posters/poster-path';
import { FilmEnd } from './end/film-end';
import { listFeatures } from './features';
import { ratioStyle } from './player-area';
import { PlayerLoss } from './player-loss';
import type { PlayerProps, Still } from './player-props';
import { PlayerFailure, PlayerWaiting } from './player-status';
import { PlayerPanels } from './settings/player-panels';
import { Shortcuts } from './shortcuts';
import { usePlayerState } from './use-player-state';

/** Preloads the code that a click needs. A blocked third-party script is reported only when it is needed. */
export function preloadPlayer(ads: PlayerProps['ads']) {
  void loadPlyr();
  if (ads) preloadSdk(ads).catch(() => {});
}

export { OpenShortcuts } from './shortcuts';

/** The running player. React renders the empty stage; Plyr is built and removed inside it. */
export function PlayerHost(props: PlayerProps) {
  // Props are fixed at mount: a new render of the page must not restart the film.
  const [{ source, film, locale, ads, embed }] = useState(props);
  const { messages } = props;
  const hasAlternatives = source.sources.length > 1;
  // Plyr reads its labels when it opens a source; use the latest ones.
  const latestMessages = useRef(messages);
  const [store] = useState(() => createStore({ fullscreen: isPageFullscreen() }));
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const session = useRef<Session>(null);
  const [panel, setPanel] = useState<PanelName>();
  const [isSkipped, setIsSkipped] = useState(false);
  const stopSkipping = useCallback(() => setIsSkipped(false), []);
  const stopSession = useRef<() => void>(null);

  useEffect(() => {
    latestMessages.current = messages;
  }, [messages]);

  useEffect(() => {
    if (!root.current || !stage.current) return;
    stopSession.current?.();
    const elements = { root: root.current, stage: stage.current };
    const speeds = film.transferRate && projectionSpeeds(film.transferRate);
    const settings = {
      ...{ ...elements, source, film, locale, store },
      showHelp: () => help.current?.showModal(),
      showPanel: setPanel,
      playNext: () => setIsSkipped(true),
      features: listFeatures(ads),
      waitsForAds: ads !== undefined,
      readMessages: () => latestMessages.current,
      speeds: speeds ? speeds.map(({ speed }) => speed) : undefined,
      normalSpeed: film.transferRate
        ? `${film.transferRate}\u00a0${latestMessages.current.projectionUnit}`
        : undefined,
    };
    const opened = startPlayer(settings, { play: true });
    session.current = opened;
    elements.root.focus({ preventScroll: true });
    elements.root.scrollIntoView({ block: 'nearest' });
    return () => {
      stopSession.current = opened.stop();
    };
  }, [source, film, locale, ads, store]);

  // A layout effect, which runs in the commit that replaces the page. A passive effect might run after the next
  // film has started.
  useLayoutEffect(() => () => void (isPlayAwaited() || leavePageFullscreen()), []);

  function closePanel() {
    setPanel(undefined);
    // The panel is removed, and a focused element in it with it.
    if (root.current?.contains(document.activeElement)) root.current.focus({ preventScroll: true });
  }

  function recover(action: Recovery) {
    session.current?.[action]();
    // The pressed button is removed, so its focus moves to the player.
    root.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={root}
      // Focusable, because the player's keys work while focus is inside it.
      tabIndex={-1}
      aria-label={messages.region.replace('{title}', source.title)}
      className={`bobine-player bobine-player--${source.type}`}
      style={ratioStyle(source.ratio)}
    >
      <div ref={stage} className="player-stage" />
      {source.still && <PlayerStill store={store} still={source.still} />}
      {embed && !film.below && <EmbedStill store={store} src={scenePath(film.slug)} />}
      <PlayerWaiting {...{ store, messages, hasAlternatives }} onChoose={recover} />
      <PlayerFailure {...{ store, locale, messages, hasAlternatives, embed }} onChoose={recover} />
      <PlayerLoss store={store} messages={messages} />
      <FilmEnd
        {...{ store, root, film, locale, messages, isSkipped }}
        replay={source.type === 'video' ? messages.replay : messages.fromStart}
        onReplay={() => {
          stopSkipping();
          findPlayer(film.slug, source.type)?.play();
        }}
        onSkipFailed={stopSkipping}
      />
      <PlayerPanels {...{ film, source, locale, messages, store, panel }} onClose={closePanel} />
      <UnmuteButton
        {...{ store, root }}
        label={messages.startedMuted}
        findMedia={() => findPlayer(film.slug, source.type)?.media}
      />
      <Shortcuts dialog={help} messages={messages} video={source.type === 'video'} />
    </section>
  );
}

/** The film's drawn scene behind the error message of an embed; before a failure the provider's frame is visible. */
function EmbedStill({ store, src }: { store: PlayerStore; src: string }) {
  if (usePlayerState(store, 'status') !== 'failed') return null;
  return <img src={src} alt="" className="player-still" />;
}

/** The film's still above the stage until the first frame has been shown. */
function PlayerStill({ store, still }: { store: PlayerStore; still: Still }) {
  if (usePlayerState(store, 'seen')) return null;
  return <img {...still} alt="" className="player-still" />;
}

type Props = {
  store: PlayerStore;
  root: RefObject<HTMLElement | null>;
  label: string;
  /** The media element of the player, once that is set up. It may be in a window of its own. */
  findMedia: () => HTMLMediaElement | undefined;
};

/** If autoplay with sound was blocked, the film starts muted; this button unmutes it. */
function UnmuteButton({ store, root, label, findMedia }: Props) {
  if (!usePlayerState(store, 'startedMuted')) return null;
  function unmute() {
    const media = findMedia() ?? root.current?.querySelector<HTMLMediaElement>('video, audio');
    if (media) media.muted = false;
    root.current?.focus({ preventScroll: true });
  }
  return (
    <button type="button" className="player-unmute" onClick={unmute}>
      <svg aria-hidden="true" viewBox="0 0 18 18">
        <path d="M1 6h4l5-4v14l-5-4H1zM12 6l5 6M17 6l-5 6" />
      </svg>
      {label}
    </button>
  );
}
