/** Half of a video for two seconds (IAB and MRC, Viewable Ad Impression Measurement Guidelines). */
const share = 0.5;
const duration = 2000;

export type Viewable = 'viewable' | 'notViewable' | 'undetermined';

/**
 * Tells once whether an ad has been on the screen: as soon as it has, else when it is over. Returns how
 * it is told that it is over.
 */
export function watchViewable(element: Element, tell: (viewable: Viewable) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell('undetermined');
    return () => {};
  }
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (viewable: Viewable) => {
    if (told) return;
    told = true;
    clearTimeout(timer);
    observer.disconnect();
    tell(viewable);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if ((entries.at(-1)?.intersectionRatio ?? 0) >= share)
        timer = setTimeout(say, duration, 'viewable');
    },
    { threshold: [share] },
  );
  observer.observe(element);
  return () => say('notViewable');
}
