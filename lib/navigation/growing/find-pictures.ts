type Picture = HTMLImageElement | SVGSVGElement;

/** The visible picture of the card that contains a link. */
export function pictureOfCard(link: Element): Picture | undefined {
  const card = link.closest('.group, .wall-poster');
  const picture = card?.querySelector<Picture>('img, :scope > svg');
  return picture && isSeen(picture) ? picture : undefined;
}

/** The counterpart of that picture on the target page: the first large visible one. */
export function pictureOfPage(): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img');
  return [...pictures].find((picture) => isSeen(picture) && picture.clientWidth >= leastWidth);
}

/** Minimum width of a page's main picture, px. */
const leastWidth = 160;

function isSeen(picture: Picture): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
