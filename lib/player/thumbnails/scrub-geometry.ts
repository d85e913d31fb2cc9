/** Room between the thumbnail and the player's edges, in px (specification, section 9). */
const margin = 10;
/** The last thumbnail is this many seconds before the end (specification, section 9). */
const endGuard = 1;

type Span = { left: number; right: number };

/** A share of something from 0 to 1; 0 where it has no length. */
export function shareOf(value: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(value / whole, 0), 1) : 0;
}

/** The second that a thumbnail shows for a share (0 to 1) of the film. */
export function thumbnailTime(share: number, duration: number): number {
  return Math.max(0, Math.min(share * duration, duration - endGuard));
}

/** Left edge of a box that is centred on `x` but stays inside the player; all in px of the window. */
export function boxLeft(x: number, width: number, player: Span): number {
  const most = player.right - margin - width;
  return Math.max(player.left + margin, Math.min(x - width / 2, most));
}
