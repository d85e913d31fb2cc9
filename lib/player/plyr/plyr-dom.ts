/**
 * Plyr's elements by the names it gives them. Nobody else knows those, but the style sheets of
 * `components/player`: who needs one of its elements asks for it here.
 */
const bar = '.plyr__controls';
const seekBar = 'input[data-plyr="seek"]';
const settings = '.plyr__menu__container';
/** Of a panel of the settings menu, while it is open. */
const openPanel = `${settings}:not([hidden]) > div > div:not([hidden])`;
const pressedClass = 'plyr__control--pressed';

const find = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector);

/** What Plyr has built around the media. */
export const findContainer = (root: ParentNode) => find(root, '.plyr');

export const findSeekBar = (root: ParentNode) => root.querySelector<HTMLInputElement>(seekBar);

export const isSeekBar = (element: Element) => element.matches(seekBar);

/** What stands around the seek bar: as wide as the film is long. */
export const findTimeLine = (root: ParentNode) => find(root, '.plyr__progress');

export const findVolume = (root: ParentNode) => find(root, 'input[data-plyr="volume"]');

/** Where the film's time and its length are written. */
export const findTimes = (root: ParentNode) => ({
  current: find(root, '.plyr__time--current'),
  total: find(root, '.plyr__time--duration'),
});

/** What says above the seek bar which time the pointer is at. */
export const findTooltip = (root: ParentNode) => find(root, '.plyr__progress .plyr__tooltip');

/** Whether something is the picture itself, and no control over it. */
export const isPicture = (element: Element) =>
  element.closest('.plyr__video-wrapper, .plyr__poster') !== null;

/** Where the speeds are written: in their menu, and beside its entry. */
export const listSpeedLabels = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>('[data-plyr="speed"] > span, .plyr__menu__value');

/** The first button to be seen of the settings, while they are open. */
export const findOpenSetting = (root: ParentNode) =>
  find(root, `${openPanel} button:not([hidden])`);

/** By which Plyr finds the entry that a panel of the settings begins with. */
export const firstEntry = '[role^="menuitem"]';

/** The panels of the settings: the first lists the others, in their order. */
export const listPanels = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>(`${settings} > div > div`);

export const findMenu = (panel: ParentNode) => find(panel, '[role="menu"]');

/** What a panel of the settings is called, above its menu; the first is not. */
export const findHeading = (panel: ParentNode) =>
  find(panel, '.plyr__control--back > span[aria-hidden]');

/** What a menu of the settings lists, hidden entries too. */
export const listEntries = (menu: ParentNode) => [
  ...menu.querySelectorAll<HTMLElement>(firstEntry),
];

/** The menu of the settings that something stands in. */
export const menuAround = (element: Element) =>
  element.closest<HTMLElement>(`${settings} [role="menu"]`);

/** Whether the pointer is over the bar of controls. */
export const isBarPointedAt = (root: ParentNode) => find(root, `${bar}:hover`) !== null;

/** The buttons of which Plyr says that they are pressed. */
export const listPressedButtons = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>('button[data-plyr][aria-pressed]');

export const isPressed = (button: HTMLElement) => button.classList.contains(pressedClass);

export const setPressed = (button: HTMLElement, pressed: boolean) =>
  button.classList.toggle(pressedClass, pressed);

/** What stands for a provider's film until Plyr has put its frame there. */
export function createEmbed(provider: string, id: string): HTMLElement {
  const embed = document.createElement('div');
  embed.dataset.plyrProvider = provider;
  embed.dataset.plyrEmbedId = id;
  return embed;
}

/** Makes a button look like those of the bar. @param icon path of an 18 x 18 drawing */
export function dressButton(button: HTMLElement, { label, icon }: { label: string; icon: string }) {
  button.classList.add('plyr__control');
  button.setAttribute('aria-label', label);
  button.title = label;
  button.innerHTML = `<svg aria-hidden="true" focusable="false" viewBox="0 0 18 18"><path d="${icon}"/></svg>`;
}

/** Puts an element of ours into the bar of controls, before the settings. */
export function addToBar(root: ParentNode, element: HTMLElement) {
  const controls = find(root, bar);
  element.classList.add('plyr__controls__item');
  controls?.insertBefore(element, find(controls, '.plyr__menu'));
}
