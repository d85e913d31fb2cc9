/** Margin between the thumbnail and the player's edges, in px (specification, section 9). */
const margin = 10;
/** The last thumbnail shows this many seconds before the end (specification, section 9). */
const endGuard = 1;

type Span = { left: number; right: number };

/** `value` as a share of `whole`, clamped to 0–1; 0 if `whole` is not positive. */
export function shareOf(value: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(value / whole, 0), 1) : 0;
}

/** The time in seconds of the thumbnail at a share (0 to 1) of the duration. */
export function thumbnailTime(share: number, duration: number): number {
  return Math.max(0, Math.min(share * duration, duration - endGuard));
}

/** Left edge of a box centred on `x`, clamped to the player; all in px of the viewport. */
export function boxLeft(x: number, width: number, player: Span): number {
  const most = player.right - margin - width;
  return Math.max(player.left + margin, Math.min(x - width / 2, most));
}
