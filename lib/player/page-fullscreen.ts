/**
 * In full screen the whole page is the full-screen element, with the player over it (`player-fullscreen.css`).
 * If the player itself were that element, a change of page would end full screen. Browsers enter full screen
 * only on a press, so the next film of an evening would not be in full screen. Browsers without the API
 * (iPhone) show the player as large as the window instead.
 */
export const fullscreenContainer = () => (document.fullscreenEnabled ? 'html' : '.bobine-player');

export const isPageFullscreen = () => document.fullscreenElement === document.documentElement;

export function leavePageFullscreen(): void {
  if (isPageFullscreen()) document.exitFullscreen().catch(() => {});
}
