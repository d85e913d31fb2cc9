/**
 * Access to Plyr's DOM. Its class names are used only here and in the style sheets of `components/player`.
 */
const bar = '.plyr__controls';
const seekBar = 'input[data-plyr="seek"]';
const settings = '.plyr__menu__container';
/** The open panel of the settings menu. */
const openPanel = `${settings}:not([hidden]) > div > div:not([hidden])`;
const pressedClass = 'plyr__control--pressed';

const find = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector);

/** Plyr's container around the media. */
export const findContainer = (root: ParentNode) => find(root, '.plyr');

export const findSeekBar = (root: ParentNode) => root.querySelector<HTMLInputElement>(seekBar);

export const isSeekBar = (element: Element) => element.matches(seekBar);

/** The element around the seek bar; its width represents the duration. */
export const findTimeline = (root: ParentNode) => find(root, '.plyr__progress');

export const findVolumeSlider = (root: ParentNode) => find(root, 'input[data-plyr="volume"]');

/** The displays of current time and duration. */
export const findTimes = (root: ParentNode) => ({
  current: find(root, '.plyr__time--current'),
  total: find(root, '.plyr__time--duration'),
});

/** The element above the picture that Plyr writes captions into. */
export const findCaptions = (root: ParentNode) => find(root, '.plyr__captions');

/** A caption as Plyr writes it. */
export function createCaption(content: Node): HTMLElement {
  const caption = document.createElement('span');
  caption.className = 'plyr__caption';
  caption.append(content);
  return caption;
}

/** The tooltip above the seek bar with the time at the pointer. */
export const findTooltip = (root: ParentNode) => find(root, '.plyr__progress .plyr__tooltip');

/** Whether the element is part of the picture and not a control above it. */
export const isPicture = (element: Element) =>
  element.closest('.plyr__video-wrapper, .plyr__poster') !== null;

/** The speed labels: in the speed menu, and the values beside the menu entries. */
export const listSpeedLabels = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>('[data-plyr="speed"] > span, .plyr__menu__value');

/** The first visible button of the open settings panel. */
export const findOpenSetting = (root: ParentNode) =>
  find(root, `${openPanel} button:not([hidden])`);

/** Plyr's selector for the entry that gets focus in a settings panel. */
export const firstEntry = '[role^="menuitem"]';

/** The settings panels: first the home panel, then the others in the order of its entries. */
export const listPanels = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>(`${settings} > div > div`);

export const findMenu = (panel: ParentNode) => find(panel, '[role="menu"]');

/** The heading of a settings panel; the home panel has none. */
export const findHeading = (panel: ParentNode) =>
  find(panel, '.plyr__control--back > span[aria-hidden]');

/** The entries of a settings menu, including hidden ones. */
export const listEntries = (menu: ParentNode) => [
  ...menu.querySelectorAll<HTMLElement>(firstEntry),
];

/** The settings menu around an element, or null. */
export const closestMenu = (element: Element) =>
  element.closest<HTMLElement>(`${settings} [role="menu"]`);

/** Whether an element is the settings button or in its panels. */
export const isInSettings = (element: Element) => element.closest('.plyr__menu') !== null;

export const areSettingsOpen = (root: ParentNode) => find(root, openPanel) !== null;

/** Calls `callback` when the settings have been opened or closed. */
export function observeSettings(root: ParentNode, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  const menu = find(root, settings);
  if (menu) observer.observe(menu, { attributeFilter: ['hidden'] });
  return () => observer.disconnect();
}

/** Closes the settings where they are, without moving the focus as Plyr does. */
export function closeSettings(root: ParentNode): void {
  const menu = find(root, settings);
  if (menu) menu.hidden = true;
  find(root, '[data-plyr="settings"]')?.setAttribute('aria-expanded', 'false');
}

export const isPipButton = (element: Element) => element.closest('[data-plyr="pip"]') !== null;

export const isBarHovered = (root: ParentNode) => find(root, `${bar}:hover`) !== null;

/** Plyr's buttons with `aria-pressed`. */
export const listPressedButtons = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>('button[data-plyr][aria-pressed]');

export const isPressed = (button: HTMLElement) => button.classList.contains(pressedClass);

export const setPressed = (button: HTMLElement, pressed: boolean) =>
  button.classList.toggle(pressedClass, pressed);

/** The placeholder that Plyr replaces by the provider's frame. @param src the film's id, with the key of an unlisted one */
export function createEmbed(provider: string, src: string): HTMLElement {
  const embed = document.createElement('div');
  const [id, key] = src.split('?h=');
  embed.dataset.plyrProvider = provider;
  embed.dataset.plyrEmbedId = id;
  if (key) embed.dataset.plyrEmbedHash = key;
  return embed;
}

/** Styles a button like those of the control bar. @param icon path data for an 18 × 18 viewBox */
export function styleButton(button: HTMLElement, { label, icon }: { label: string; icon: string }) {
  button.classList.add('plyr__control');
  button.setAttribute('aria-label', label);
  button.title = label;
  button.innerHTML = `<svg aria-hidden="true" focusable="false" viewBox="0 0 18 18"><path d="${icon}"/></svg>`;
}

/** Adds an entry to the settings that opens something outside them. */
export function addSetting(root: ParentNode, label: string, open: () => void): HTMLElement {
  const entry = document.createElement('button');
  entry.type = 'button';
  entry.className = 'plyr__control';
  entry.textContent = label;
  // Tab leaves the menu.
  entry.tabIndex = -1;
  entry.setAttribute('role', 'menuitem');
  entry.setAttribute('aria-haspopup', 'dialog');
  entry.addEventListener('click', () => {
    closeSettings(root);
    open();
  });
  const [home] = listPanels(root);
  if (home) findMenu(home)?.append(entry);
  return entry;
}

/** Whether an entry of the settings opens something outside them. */
export const opensDialog = (entry: Element) => entry.getAttribute('aria-haspopup') === 'dialog';

/** Inserts a button with a text into the control bar, after the times. */
export function addBesideTimes(root: ParentNode, button: HTMLElement) {
  button.classList.add('plyr__controls__item', 'plyr__control');
  findTimes(root).total?.after(button);
}

/** Inserts an element into the control bar, before the settings. */
export function addToBar(root: ParentNode, element: HTMLElement) {
  const controls = find(root, bar);
  element.classList.add('plyr__controls__item');
  controls?.insertBefore(element, find(controls, '.plyr__menu'));
}
