/** Milliseconds: a menu of the browser's may take the end of a press away. */
const longest = 2_000;

/** Until a press that has begun is over, and has been a click. */
export async function untilReleased(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longest);
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(resolve), { once: true, capture: true });
  });
}
