import type { AdFacts, Sound } from '../ad-backend';
import type { AdMessages } from '../ad-messages';
import { createElement, icons } from './elements';

/** Update interval of the countdown badge, in ms. */
const badgeInterval = 100;

export type BarActions = {
  time: () => { elapsed: number; duration: number };
  skip: () => void;
  pause: () => void;
  resume: () => void;
  clicked: () => void;
  setMuted: (muted: boolean) => void;
  toggleFullscreen: () => void;
  sound: Sound;
};

export type AdBar = {
  node: HTMLElement;
  first: HTMLElement;
  pause: () => void;
  resume: () => void;
  /** Updates the buttons without calling the backend. */
  showPaused: (paused: boolean) => void;
  isPaused: () => boolean;
  destroy: () => void;
};

/** The ad's bar: label, countdown, progress and buttons. */
export function createAdBar(ad: AdFacts, messages: AdMessages, actions: BarActions): AdBar {
  const badge = createElement('span', { class: 'ads__badge', role: 'timer', 'aria-live': 'off' });
  const label = createElement('strong', { class: 'ads__label' }, messages.adLabel);
  const progress = createElement(
    'div',
    { class: 'ads__progress', 'aria-hidden': 'true' },
    createElement('i'),
  );
  const node = createElement(
    'div',
    { class: 'ads__bar' },
    progress,
    createElement('p', {}, label, ' ', badge),
  );
  if (!ad.linear) return overlayBar(node, messages, actions);

  let paused = false;
  const showPaused = (to: boolean) => {
    paused = to;
    draw();
  };
  const setPaused = (to: boolean) => {
    showPaused(to);
    if (to) actions.pause();
    else actions.resume();
  };
  const pause = iconButton(() => setPaused(!paused));
  const mute = iconButton(() => actions.setMuted(!actions.sound.read().muted));
  const full = iconButton(actions.toggleFullscreen);
  setIcon(full, 'fullscreen', messages.adFullscreen);
  const skip = createElement('button', { type: 'button', class: 'ads__skip' });
  const canSkip = () => ad.skipAfter !== undefined && actions.time().elapsed >= ad.skipAfter;
  skip.addEventListener('click', () => canSkip() && actions.skip());
  skip.hidden = ad.skipAfter === undefined;
  node.append(pause, mute, full, ...visitLinks(ad, messages, actions), skip);

  function draw() {
    const { muted } = actions.sound.read();
    setIcon(pause, paused ? 'play' : 'pause', paused ? messages.adResume : messages.adPause);
    setIcon(mute, muted ? 'muted' : 'sound', muted ? messages.adUnmute : messages.adMute);
  }

  function tick() {
    const { text, seconds, share, skipIn } = countdown(actions.time(), ad.skipAfter);
    badge.textContent = text;
    badge.setAttribute('aria-label', messages.adRemaining.replace('{seconds}', String(seconds)));
    progress.style.setProperty('--share', String(share));
    const wait = skipIn > 0;
    // `aria-disabled` instead of `disabled`, so that the button can have focus from the start.
    skip.setAttribute('aria-disabled', String(wait));
    const name = wait ? messages.adSkipIn.replace('{seconds}', String(skipIn)) : messages.adSkip;
    if (skip.textContent !== name) skip.textContent = name;
  }

  draw();
  tick();
  const timer = setInterval(tick, badgeInterval);
  const stopListening = actions.sound.subscribe(draw);
  return {
    node,
    first: skip.hidden ? pause : skip,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    showPaused,
    isPaused: () => paused,
    destroy() {
      clearInterval(timer);
      stopListening();
      node.remove();
    },
  };
}

/** An overlay over the running film only has its label and a close button. */
function overlayBar(node: HTMLElement, messages: AdMessages, actions: BarActions): AdBar {
  const close = iconButton(actions.skip);
  setIcon(close, 'close', messages.adCloseOverlay);
  node.append(close);
  const nothing = () => {};
  return {
    ...{ node, first: close, pause: nothing, resume: nothing, showPaused: nothing },
    isPaused: () => false,
    destroy: () => node.remove(),
  };
}

function visitLinks(ad: AdFacts, messages: AdMessages, actions: BarActions): HTMLElement[] {
  if (!ad.link) return [];
  const name = `${messages.adVisit} (${messages.adNewTab})`;
  const attributes = { href: ad.link, target: '_blank', rel: 'noopener', 'aria-label': name };
  const link = createElement(
    'a',
    { ...attributes, class: 'ads__visit' },
    `${messages.adVisit}\u00a0`,
    createElement('span', { class: 'arrow', 'data-arrow': '↗', 'aria-hidden': 'true' }),
  );
  link.addEventListener('click', actions.clicked);
  return [link];
}

function iconButton(press: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'ads__button' });
  button.addEventListener('click', press);
  return button;
}

function setIcon(button: HTMLButtonElement, icon: keyof typeof icons, name: string) {
  if (button.dataset.icon === icon) return;
  button.dataset.icon = icon;
  button.setAttribute('aria-label', name);
  button.title = name;
  button.innerHTML = icons[icon];
}

type Countdown = {
  /** `0:07`; empty while the duration is unknown. */
  text: string;
  /** Whole seconds remaining. */
  seconds: number;
  /** Progress, 0 to 1. */
  share: number;
  /** Whole seconds until the ad may be skipped, then 0. */
  skipIn: number;
};

/** Values of the countdown badge; `elapsed`, `duration` and `skipAfter` in seconds. */
export function countdown(
  { elapsed, duration }: { elapsed: number; duration: number },
  skipAfter = 0,
): Countdown {
  const skipIn = Math.max(0, Math.ceil(skipAfter - elapsed));
  if (!(duration > 0)) return { text: '', seconds: 0, share: 0, skipIn };
  const seconds = Math.max(0, Math.ceil(duration - elapsed));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { text, seconds, share: Math.min(1, elapsed / duration), skipIn };
}
