import type { AdFacts } from '../ad-backend';
import type { AdWords } from '../ad-words';
import { type AdBar, type BarActions, createAdBar } from './ad-bar';
import { askConsent } from './ask-consent';
import { element } from './element';
import { lendFocus } from './lend-focus';
import { silenceKeys } from './silence-keys';

export type AdView = {
  /** Empty element for the backend. */
  stage: HTMLElement;
  /** Covers the film: with the poster before it has started, else black. */
  cover: (poster?: string) => void;
  uncover: () => void;
  show: (ad: AdFacts) => void;
  hide: () => void;
  pause: () => void;
  /** Resumes the ad if the visitor paused it. */
  resume: () => void;
  /** Updates the buttons when the ad was paused or resumed by itself. */
  tellPaused: (paused: boolean) => void;
  isPaused: () => boolean;
  /**
   * @param hosts formatted list of third-party hosts
   *
   *  @returns a function that removes the question when it was answered elsewhere
   */
  ask: (hosts: string, answer: (yes: boolean, explicit: boolean) => void) => () => void;
  destroy: () => void;
};

/** The layer above the player that shows ads. `destroy` removes all of it. */
export function createAdView(root: HTMLElement, words: AdWords, actions: BarActions): AdView {
  const stage = element('div', { class: 'ads__stage' });
  const cover = element('div', { class: 'ads__cover' });
  const waiting = element('p', { class: 'ads__waiting', role: 'status' });
  const layer = element('div', {
    class: 'ads',
    role: 'region',
    'aria-label': words.adLabel,
    tabindex: '-1',
  });
  layer.append(cover, waiting, stage);
  layer.hidden = true;
  const said = element('p', { class: 'ads__said', role: 'status' });
  root.append(layer, said);
  const takeKeysBack = silenceKeys(layer, {
    togglePlay: () => (bar?.isPaused() ? bar.resume() : bar?.pause()),
    toggleSound: () => bar && actions.setMuted(!actions.sound.read().muted),
  });
  const focus = lendFocus(root, layer);
  let bar: AdBar | undefined;
  let consent: (() => void) | undefined;

  const modal = (on: boolean) => {
    layer.hidden = !on;
    layer.dataset.modal = String(on);
    if (on) focus.take();
    else focus.giveBack();
  };

  function hide() {
    bar?.destroy();
    bar = undefined;
    delete layer.dataset.ad;
  }

  return {
    stage,
    cover(poster) {
      modal(true);
      cover.style.backgroundImage = poster ? `url(${JSON.stringify(poster)})` : '';
      waiting.textContent = bar || consent ? '' : words.adWaiting;
    },
    uncover() {
      consent?.();
      consent = undefined;
      waiting.textContent = '';
      if (said.textContent === words.adBegins) said.textContent = words.adEnds;
      modal(false);
    },
    show(ad) {
      hide();
      waiting.textContent = '';
      layer.hidden = false;
      layer.dataset.ad = ad.linear ? 'linear' : 'overlay';
      bar = createAdBar(ad, words, actions);
      layer.append(bar.node);
      if (!ad.linear) return;
      said.textContent = words.adBegins;
      focus.give(bar.first);
    },
    hide,
    pause: () => bar?.pause(),
    resume: () => bar?.resume(),
    tellPaused: (paused) => bar?.tellPaused(paused),
    isPaused: () => bar?.isPaused() ?? false,
    ask(hosts, answer) {
      waiting.textContent = '';
      const dialog = askConsent(hosts, words, (yes, explicit) => {
        consent?.();
        consent = undefined;
        if (yes) waiting.textContent = words.adWaiting;
        answer(yes, explicit);
      });
      consent = () => dialog.node.remove();
      layer.append(dialog.node);
      focus.give(dialog.first);
      return () => {
        consent?.();
        consent = undefined;
        waiting.textContent = words.adWaiting;
      };
    },
    destroy() {
      hide();
      modal(false);
      takeKeysBack();
      layer.remove();
      said.remove();
    },
  };
}
