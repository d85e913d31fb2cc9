/** What is drawn of a film: its buttons, its mark, the bar of what was played. */
const drawn = '[data-live], [data-seen], [data-begun]';

/**
 * Calls `listener` once for all that comes at a time, before it is painted, or is another film's from now on.
 * What a running player changes many times a second is none of it. Returns the way to take it back.
 */
export function watchLive(listener: () => void): () => void {
  const observer = new MutationObserver((mutations) => {
    if (mutations.some(({ type, addedNodes }) => type === 'attributes' || hasLive(addedNodes)))
      listener();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-film', 'data-list', 'data-seen', 'data-begun', 'data-minutes'],
  });
  return () => observer.disconnect();
}

function hasLive(nodes: NodeList): boolean {
  for (const node of nodes)
    if (node instanceof Element && (node.matches(drawn) || node.querySelector(drawn))) return true;
  return false;
}
