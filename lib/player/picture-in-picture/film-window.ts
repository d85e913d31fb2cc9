import type { PlayerHandle } from '@/lib/player/player-handle';

type Film = Pick<PlayerHandle, 'root' | 'store'> & { media: HTMLVideoElement };

/**
 * Moves a film into a small window, with the browser's controls and captions. Moves it back when the window is
 * closed.
 */
export function openFilmWindow(filmWindow: Window, { media, root, store }: Film): void {
  const place = document.createComment('');
  media.replaceWith(place);
  const { document: page } = filmWindow;
  page.adoptedStyleSheets = [styleSheetFor(filmWindow, root)];
  page.body.append(media);
  media.controls = true;
  store.write({ pip: true });
  filmWindow.addEventListener('pagehide', () => {
    media.controls = false;
    place.replaceWith(media);
    store.write({ pip: false });
  });
}

/** A constructed style sheet, because the page's security policy forbids `<style>`. */
function styleSheetFor(filmWindow: Window, root: HTMLElement): CSSStyleSheet {
  const look = getComputedStyle(root);
  const read = (property: string) => look.getPropertyValue(property);
  // A style sheet belongs to the window that constructed it.
  const { CSSStyleSheet: Sheet } = filmWindow as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(`
    body { margin: 0; background: #000; }
    video { display: block; width: 100%; height: 100vh; }
    ::cue {
      font-size: calc(1em * ${read('--caption-size') || 1});
      color: ${read('--plyr-captions-text-color') || '#fff'};
      background: ${read('--plyr-captions-background')};
    }
  `);
  return sheet;
}
