/** Elements that show a film's state: its buttons, its "seen" mark, its progress bar. */
const drawn = '[data-live], [data-seen], [data-begun]';

/**
 * Calls `listener` before the next paint when such elements are added or get another film; once per batch of changes.
 * Ignores the attributes that a running player changes many times a second. Returns a function that stops watching.
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
