import { z } from 'zod';
import type { Period } from './books';

/**
 * The requested period; a missing or invalid day defaults to the start or end of the year of `today`.
 */
export function readPeriod(asked: { from?: unknown; to?: unknown }, today: string): Period {
  const day = z.iso.date();
  const from = day.safeParse(asked.from);
  const to = day.safeParse(asked.to);
  const year = today.slice(0, 4);
  return { from: from.data ?? `${year}-01-01`, to: to.data ?? `${year}-12-31` };
}
