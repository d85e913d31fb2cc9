/** Elements that show a film's state: its buttons, its "seen" mark, its progress bar. */
const liveSelector = '[data-live], [data-seen], [data-begun]';

/**
 * Calls `listener` before the next paint when elements of `liveSelector` are added or get another film, once for each
 * batch of changes. Ignores the attributes that a running player changes many times a second. Returns a function that
 * stops watching.
 */
export function watchLiveElements(listener: () => void): () => void {
  const observer = new MutationObserver((mutations) => {
    if (
      mutations.some(({ type, addedNodes }) => type === 'attributes' || hasLiveElement(addedNodes))
    )
      listener();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: [
      ...['data-film', 'data-list', 'data-follow', 'data-seen', 'data-begun', 'data-minutes'],
    ],
  });
  return () => observer.disconnect();
}

function hasLiveElement(nodes: NodeList): boolean {
  for (const node of nodes)
    if (node instanceof Element && (node.matches(liveSelector) || node.querySelector(liveSelector)))
      return true;
  return false;
}

/** Sets an attribute only if its value differs, so that observers and screen readers see no needless change. */
export function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
