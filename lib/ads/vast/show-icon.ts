import { isOwn } from './is-own';
import { fillMacros, type Macros } from './macros';
import type { Icon } from './vast-response';

type Around = {
  stage: HTMLElement;
  foreign: boolean;
  macros: () => Macros;
  track: (urls: string[]) => void;
};

const side = (position: Icon['xPosition'] | Icon['yPosition']) =>
  typeof position === 'number' ? `${position}px` : '0';

/** Shows an icon such as AdChoices over the ad for its duration. Returns the function that removes it. */
export function showIcon(icon: Icon, { stage, foreign, macros, track }: Around): () => void {
  const src = icon.staticResource;
  if (!src || !(foreign || isOwn(src))) return () => {};
  const link = document.createElement('a');
  const picture = document.createElement('img');
  link.className = 'ads__icon';
  const href = icon.iconClickThroughURLTemplate;
  if (href && /^https?:/i.test(href))
    Object.assign(link, { href: fillMacros(href, macros()), target: '_blank', rel: 'noopener' });
  link.style.setProperty(icon.xPosition === 'right' ? 'right' : 'left', side(icon.xPosition));
  link.style.setProperty(icon.yPosition === 'bottom' ? 'bottom' : 'top', side(icon.yPosition));
  if (icon.width > 0) picture.width = icon.width;
  if (icon.height > 0) picture.height = icon.height;
  picture.alt = icon.altText ?? icon.program ?? '';
  link.append(picture);
  link.addEventListener('click', () =>
    track(icon.iconClickTrackingURLTemplates.map(({ url }) => url)),
  );
  const view = icon.iconViewTrackingURLTemplate;
  /** Aborted when the icon is removed, so that an image loaded later is not tracked as viewed. */
  const stay = new AbortController();
  const { signal } = stay;
  picture.addEventListener('load', () => view && track([view]), { signal });
  const from = Math.max(0, icon.offset) * 1000;
  const appear = setTimeout(() => {
    // Load the image only now: its load is tracked as a view.
    picture.src = src;
    stage.append(link);
  }, from);
  const going = icon.duration > 0 ? setTimeout(leave, from + icon.duration * 1000) : undefined;

  function leave() {
    stay.abort();
    clearTimeout(appear);
    clearTimeout(going);
    link.remove();
  }
  return leave;
}
