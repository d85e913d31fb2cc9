import type { AdWords } from '../ad-words';
import { element } from './element';

/**
 * Asks for consent before third parties are contacted. Both buttons have the same weight; Escape means no for
 * now and is not stored.
 */
export function askConsent(
  hosts: string,
  words: AdWords,
  answer: (yes: boolean, explicit: boolean) => void,
): { node: HTMLElement; first: HTMLElement } {
  const choice = (text: string, yes: boolean) => {
    const button = element('button', { type: 'button', class: 'ads__choice' }, text);
    button.addEventListener('click', () => answer(yes, true));
    return button;
  };
  const title = element('p', { class: 'ads__title', tabindex: '-1' }, words.adConsentTitle);
  const text = element('p', {}, words.adConsentText.replace('{host}', hosts));
  const choices = element('div', { class: 'ads__choices' });
  choices.append(choice(words.adConsentRefuse, false), choice(words.adConsentAccept, true));
  const node = element('div', {
    class: 'ads__consent',
    role: 'dialog',
    'aria-label': words.adConsentTitle,
  });
  node.append(title, text, choices);
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') answer(false, false);
  });
  return { node, first: title };
}
