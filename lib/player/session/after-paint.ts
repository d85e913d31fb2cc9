/** Resolves once the browser has drawn, and sent what was asked for, between this task and the next. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
