/** Resolves after the next frame, so that the browser can paint and send pending requests first. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
