/** Resolves after the page's load event. Non-urgent resources are loaded after that. */
export function waitUntilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
