import type { AdFacts } from '../ad-backend';
import type { AdMessages } from '../ad-messages';
import { type AdBar, type BarActions, createAdBar } from './ad-bar';
import { createElement } from './elements';
import { attachAdKeys, createFocusTrap } from './focus-and-keys';

export type AdView = {
  /** Empty element for the backend. */
  stage: HTMLElement;
  /** Covers the film: with the poster before it has started, else black. */
  cover: (poster?: string) => void;
  uncover: () => void;
  show: (ad: AdFacts) => void;
  hide: () => void;
  pause: () => void;
  /** Resumes the ad, if one is shown. */
  resume: () => void;
  /** Updates the buttons after a pause or resume that the backend reports, such as by a headset. */
  showPaused: (paused: boolean) => void;
  isPaused: () => boolean;
  /**
   * @param hosts formatted list of third-party hosts
   *
   * @returns a function that removes the question, for an answer given elsewhere
   */
  ask: (hosts: string, answer: (isAccepted: boolean, explicit: boolean) => void) => () => void;
  destroy: () => void;
};

/** The layer above the player that shows ads. `destroy` removes all of it. */
export function createAdView(root: HTMLElement, messages: AdMessages, actions: BarActions): AdView {
  const stage = createElement('div', { class: 'ads__stage' });
  const cover = createElement('div', { class: 'ads__cover' });
  const waiting = createElement('p', { class: 'ads__waiting', role: 'status' });
  const layer = createElement('div', {
    class: 'ads',
    role: 'region',
    'aria-label': messages.adLabel,
    tabindex: '-1',
  });
  layer.append(cover, waiting, stage);
  layer.hidden = true;
  const announcement = createElement('p', { class: 'ads__said', role: 'status' });
  root.append(layer, announcement);
  const detachKeys = attachAdKeys(layer, {
    togglePlay: () => (bar?.isPaused() ? bar.resume() : bar?.pause()),
    toggleSound: () => bar && actions.setMuted(!actions.sound.read().muted),
  });
  const focus = createFocusTrap(root, layer);
  let bar: AdBar | undefined;
  let consent: (() => void) | undefined;

  const setModal = (isModal: boolean) => {
    layer.hidden = !isModal;
    layer.dataset.modal = String(isModal);
    if (isModal) focus.capture();
    else focus.restore();
  };

  function hide() {
    bar?.destroy();
    bar = undefined;
    delete layer.dataset.ad;
  }

  return {
    stage,
    cover(poster) {
      setModal(true);
      cover.style.backgroundImage = poster ? `url(${JSON.stringify(poster)})` : '';
      waiting.textContent = bar || consent ? '' : messages.adWaiting;
    },
    uncover() {
      consent?.();
      consent = undefined;
      waiting.textContent = '';
      if (announcement.textContent === messages.adBegins)
        announcement.textContent = messages.adEnds;
      setModal(false);
    },
    show(ad) {
      hide();
      waiting.textContent = '';
      layer.hidden = false;
      layer.dataset.ad = ad.linear ? 'linear' : 'overlay';
      bar = createAdBar(ad, messages, actions);
      layer.append(bar.node);
      if (!ad.linear) return;
      announcement.textContent = messages.adBegins;
      focus.move(bar.first);
    },
    hide,
    pause: () => bar?.pause(),
    resume: () => bar?.resume(),
    showPaused: (paused) => bar?.showPaused(paused),
    isPaused: () => bar?.isPaused() ?? false,
    ask(hosts, answer) {
      waiting.textContent = '';
      const dialog = askConsent(hosts, messages, (isAccepted, explicit) => {
        consent?.();
        consent = undefined;
        if (isAccepted) waiting.textContent = messages.adWaiting;
        answer(isAccepted, explicit);
      });
      consent = () => dialog.node.remove();
      layer.append(dialog.node);
      focus.move(dialog.first);
      return () => {
        consent?.();
        consent = undefined;
        waiting.textContent = messages.adWaiting;
      };
    },
    destroy() {
      hide();
      setModal(false);
      detachKeys();
      layer.remove();
      announcement.remove();
    },
  };
}

/**
 * Asks for consent before third parties are contacted. Both buttons look equally important. Escape means no for
 * now and is not stored.
 */
function askConsent(
  hosts: string,
  messages: AdMessages,
  answer: (isAccepted: boolean, explicit: boolean) => void,
): { node: HTMLElement; first: HTMLElement } {
  const choice = (text: string, isAccepted: boolean) => {
    const button = createElement('button', { type: 'button', class: 'ads__choice' }, text);
    button.addEventListener('click', () => answer(isAccepted, true));
    return button;
  };
  const title = createElement(
    'p',
    { class: 'ads__title', tabindex: '-1' },
    messages.adConsentTitle,
  );
  const text = createElement('p', {}, messages.adConsentText.replace('{host}', hosts));
  const choices = createElement('div', { class: 'ads__choices' });
  choices.append(choice(messages.adConsentRefuse, false), choice(messages.adConsentAccept, true));
  const node = createElement('div', {
    class: 'ads__consent',
    role: 'dialog',
    'aria-label': messages.adConsentTitle,
  });
  node.append(title, text, choices);
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') answer(false, false);
  });
  return { node, first: title };
}
