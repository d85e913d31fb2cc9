import type { AdFacts } from '../ad-backend';
import type { AdWords } from '../ad-words';
import type { Sound } from '../sound';
import { countdown } from './countdown';
import { element } from './element';
import { icons } from './icons';

/** Update interval of the countdown badge, in ms (specification, section 9). */
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
  tellPaused: (paused: boolean) => void;
  isPaused: () => boolean;
  destroy: () => void;
};

/** The ad's bar: label, countdown, progress and buttons. */
export function createAdBar(ad: AdFacts, words: AdWords, actions: BarActions): AdBar {
  const badge = element('span', { class: 'ads__badge', role: 'timer', 'aria-live': 'off' });
  const label = element('strong', { class: 'ads__label' }, words.adLabel);
  const progress = element('div', { class: 'ads__progress', 'aria-hidden': 'true' }, element('i'));
  const node = element('div', { class: 'ads__bar' }, progress, element('p', {}, label, ' ', badge));
  if (!ad.linear) return overlayBar(node, words, actions);

  let paused = false;
  const tellPaused = (to: boolean) => {
    paused = to;
    draw();
  };
  const setPaused = (to: boolean) => {
    tellPaused(to);
    if (to) actions.pause();
    else actions.resume();
  };
  const pause = iconButton(() => setPaused(!paused));
  const mute = iconButton(() => actions.setMuted(!actions.sound.read().muted));
  const full = iconButton(actions.toggleFullscreen);
  set(full, 'fullscreen', words.adFullscreen);
  const skip = element('button', { type: 'button', class: 'ads__skip' });
  const maySkip = () => ad.skipAfter !== undefined && actions.time().elapsed >= ad.skipAfter;
  skip.addEventListener('click', () => maySkip() && actions.skip());
  skip.hidden = ad.skipAfter === undefined;
  node.append(pause, mute, full, ...visit(ad, words, actions), skip);

  function draw() {
    const { muted } = actions.sound.read();
    set(pause, paused ? 'play' : 'pause', paused ? words.adResume : words.adPause);
    set(mute, muted ? 'muted' : 'sound', muted ? words.adUnmute : words.adMute);
  }

  function tick() {
    const { text, seconds, share, skipIn } = countdown(actions.time(), ad.skipAfter);
    badge.textContent = text;
    badge.setAttribute('aria-label', words.adRemaining.replace('{seconds}', String(seconds)));
    progress.style.setProperty('--share', String(share));
    const wait = skipIn > 0;
    // `aria-disabled` instead of `disabled`, so that the button can have focus from the start.
    skip.setAttribute('aria-disabled', String(wait));
    const name = wait ? words.adSkipIn.replace('{seconds}', String(skipIn)) : words.adSkip;
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
    tellPaused,
    isPaused: () => paused,
    destroy() {
      clearInterval(timer);
      stopListening();
      node.remove();
    },
  };
}

/** An overlay over the running film only has its label and a close button. */
function overlayBar(node: HTMLElement, words: AdWords, actions: BarActions): AdBar {
  const close = iconButton(actions.skip);
  set(close, 'close', words.adCloseOverlay);
  node.append(close);
  const nothing = () => {};
  return {
    ...{ node, first: close, pause: nothing, resume: nothing, tellPaused: nothing },
    isPaused: () => false,
    destroy: () => node.remove(),
  };
}

function visit(ad: AdFacts, words: AdWords, actions: BarActions): HTMLElement[] {
  if (!ad.link) return [];
  const name = `${words.adVisit} (${words.adNewTab})`;
  const attributes = { href: ad.link, target: '_blank', rel: 'noopener', 'aria-label': name };
  const link = element('a', { ...attributes, class: 'ads__visit' }, `${words.adVisit}\u00a0↗`);
  link.addEventListener('click', actions.clicked);
  return [link];
}

function iconButton(press: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'ads__button' });
  button.addEventListener('click', press);
  return button;
}

function set(button: HTMLButtonElement, icon: keyof typeof icons, name: string) {
  if (button.dataset.icon === icon) return;
  button.dataset.icon = icon;
  button.setAttribute('aria-label', name);
  button.title = name;
  button.innerHTML = icons[icon];
}
