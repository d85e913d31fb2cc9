/** Goes on in another file of the same film, at the same position and speed. */
export function swapFile(media: HTMLMediaElement, src: string): void {
  const { currentTime, paused, playbackRate } = media;
  media.src = src;
  media.addEventListener(
    'loadedmetadata',
    () => {
      media.currentTime = currentTime;
      media.playbackRate = playbackRate;
      if (!paused) media.play().catch(() => {});
    },
    { once: true },
  );
  media.load();
}
