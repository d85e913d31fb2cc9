import type { PlayerHandle } from '@/lib/player/player-handle';
import { isPipButton } from '@/lib/player/plyr/plyr-dom';
import { openFilmWindow } from './film-window';

/** Chromium's Document Picture-in-Picture API, which TypeScript's library lacks. */
type FilmWindows = {
  readonly window: Window | null;
  requestWindow: (size: { width: number; height: number }) => Promise<Window>;
};

const filmWindows = () =>
  (window as { documentPictureInPicture?: FilmWindows }).documentPictureInPicture;

/** The window that a film is in. A page has one at a time, which may be that of another film. */
function findWindow(media: HTMLMediaElement | undefined): Window | undefined {
  const open = filmWindows()?.window;
  return open && open.document === media?.ownerDocument ? open : undefined;
}

type Handle = Pick<PlayerHandle, 'media' | 'root' | 'store' | 'shownTrack'>;

/**
 * Opens or closes picture-in-picture. Chromium draws no captions in the picture-in-picture of a video
 * (crbug.com/854935). So a film with visible captions gets a small window of its own, if the browser supports
 * such windows.
 */
export async function togglePictureInPicture(handle: Handle): Promise<void> {
  const { media, shownTrack } = handle;
  if (!(media instanceof HTMLVideoElement)) return;
  const windows = filmWindows();
  // The browser may reject the request, as for full screen.
  try {
    const own = findWindow(media);
    if (own) own.close();
    else if (document.pictureInPictureElement === media) await document.exitPictureInPicture();
    else if (windows && shownTrack()) {
      const size = { width: 480, height: Math.round((480 * media.videoHeight) / media.videoWidth) };
      openFilmWindow(await windows.requestWindow(size), { ...handle, media });
    } else await media.requestPictureInPicture?.();
  } catch {}
}

/**
 * Opens picture-in-picture for Plyr's button. The browser draws the captions there, because those that the
 * player draws stay on the page.
 */
export function attachPictureInPicture(handle: Handle): () => void {
  const { media, root, store, shownTrack } = handle;
  const listening = new AbortController();
  function toggle(event: Event) {
    if (!isPipButton(event.target as Element)) return;
    event.stopPropagation();
    void togglePictureInPicture(handle);
  }
  root.addEventListener('click', toggle, { capture: true, signal: listening.signal });
  let drawn: TextTrack | undefined;
  const unsubscribe = store.subscribe(() => {
    const track = store.read().pip ? shownTrack() : undefined;
    if (drawn && drawn !== track) drawn.mode = 'hidden';
    // Plyr hides the chosen track again.
    if (track && track.mode !== 'showing') track.mode = 'showing';
    drawn = track;
  });
  return () => {
    listening.abort();
    unsubscribe();
    findWindow(media)?.close();
  };
}
