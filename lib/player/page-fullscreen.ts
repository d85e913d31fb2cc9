/**
 * In full screen the whole page is the full-screen element, with the player over it (`player-fullscreen.css`). The player
 * itself would leave full screen with its page, and browsers enter it in a press alone, so the next film of an evening
 * could not run in it. Browsers without the API (iPhone) show the player as large as the window instead.
 */
export const fullscreenContainer = () => (document.fullscreenEnabled ? 'html' : '.bobine-player');

export const isPageFullscreen = () => document.fullscreenElement === document.documentElement;

export function leavePageFullscreen(): void {
  if (isPageFullscreen()) document.exitFullscreen().catch(() => {});
}
