/** A picture that can move, and where its drawing is: a file of its own, or a symbol on a sheet (the timeline). */
export type Still = { picture: HTMLImageElement | SVGSVGElement; address: string; symbol?: string };

/** The drawn poster of the card, the line or the wall that an element stands in; a photograph does not move. */
export function findStill(target: Element): Still | undefined {
  const card = target.closest('.group, .wall-poster');
  const picture = card?.querySelector<HTMLImageElement | SVGSVGElement>(
    'img.poster[src^="/poster/"], .wall-poster > svg, :scope > svg:has(use)',
  );
  if (!picture) return undefined;
  if (picture instanceof HTMLImageElement) return { picture, address: picture.src };
  const href = picture.querySelector('use')?.getAttribute('href') ?? '';
  const [address = '', symbol] = href.split('#');
  return symbol ? { picture, address, symbol } : undefined;
}

/** The drawing as an element of the page: the same picture, of which a part can be moved. */
export async function readPoster({ address, symbol }: Still): Promise<SVGSVGElement | undefined> {
  const answer = await fetch(address);
  if (!answer.ok) return undefined;
  // Its own style is for where it is a file; a page's policy forbids it even where it is only read.
  const text = (await answer.text()).replace(/<style>[^<]*<\/style>/g, '');
  const drawn = new DOMParser().parseFromString(text, 'image/svg+xml');
  const source = symbol ? drawn.getElementById(symbol) : drawn.documentElement;
  if (!source) return undefined;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('viewBox', source.getAttribute('viewBox') ?? '');
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  copy.setAttribute('aria-hidden', 'true');
  // So is its name.
  for (const part of source.children)
    if (part.nodeName !== 'title') copy.append(document.importNode(part, true));
  return copy;
}
