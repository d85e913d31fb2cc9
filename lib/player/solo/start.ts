/** A player has started: when (milliseconds since 1970, the same clock in all tabs), and a number of its own. */
export type Start = { at: number; by: number };

/** Another version of the site may speak on the same channel. */
export function isStart(message: unknown): message is Start {
  const { at, by } = (message ?? {}) as Partial<Start>;
  return typeof at === 'number' && typeof by === 'number';
}

/** Of two that start in the same instant only one is the later, or they would silence each other. */
export function isLater(one: Start, other: Start): boolean {
  return one.at === other.at ? one.by > other.by : one.at > other.at;
}
