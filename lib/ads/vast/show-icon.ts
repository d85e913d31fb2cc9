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

/** Shows such a thing as AdChoices over an ad, for as long as it asks. Returns how it is taken away. */
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
  const view = icon.iconViewTrackingURLTemplate;
  picture.addEventListener('load', () => view && track([view]), { once: true });
  link.addEventListener('click', () =>
    track(icon.iconClickTrackingURLTemplates.map(({ url }) => url)),
  );
  picture.src = src;
  link.append(picture);
  const appear = setTimeout(() => stage.append(link), Math.max(0, icon.offset) * 1000);
  const going =
    icon.duration > 0
      ? setTimeout(() => link.remove(), (Math.max(0, icon.offset) + icon.duration) * 1000)
      : undefined;
  return () => {
    clearTimeout(appear);
    clearTimeout(going);
    link.remove();
  };
}
