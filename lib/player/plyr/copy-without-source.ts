/**
 * Plyr keeps a copy of the element it is given. A copy with an address would open the film a second
 * time, and a stream's, which holds only once, in vain: the copy goes without.
 */
export function copyWithoutSource(media: HTMLElement): void {
  media.cloneNode = (deep) => {
    const copy = Node.prototype.cloneNode.call(media, deep);
    if (copy instanceof Element) copy.removeAttribute('src');
    return copy;
  };
}
