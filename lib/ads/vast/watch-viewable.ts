/** Viewable means 50 % of the video for 2 s (IAB and MRC, Viewable Ad Impression Measurement Guidelines). */
const share = 0.5;
const duration = 2000;

export type Viewable = 'viewable' | 'notViewable' | 'undetermined';

/**
 * Reports once whether an ad was viewable: as soon as it is, else when the returned function is called at the
 * ad's end.
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
