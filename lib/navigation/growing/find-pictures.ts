type Picture = HTMLImageElement | SVGSVGElement;

/** The picture of the card that a link belongs to, as far as it can be seen. */
export function pictureOfCard(link: Element): Picture | undefined {
  const card = link.closest('.group, .wall-poster');
  const picture = card?.querySelector<Picture>('img, :scope > svg');
  return picture && isSeen(picture) ? picture : undefined;
}

/** What that picture becomes on the page it leads to: the first large one on the screen. */
export function pictureOfPage(): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img');
  return [...pictures].find((picture) => isSeen(picture) && picture.clientWidth >= leastWidth);
}

/** Smaller than that it is no page's picture, px. */
const leastWidth = 160;

function isSeen(picture: Picture): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
