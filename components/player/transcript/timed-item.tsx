import type { ComponentProps, ReactNode } from 'react';
import { findLastStarted } from '@/lib/player/captions/text-tracks';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { formatClock } from '@/lib/player/time-link';
import { usePlayerValue } from '../use-player-state';

type Props = ComponentProps<'button'> & {
  /** Seconds. */
  time: number;
  current: boolean;
  children: ReactNode;
};

/** A button that seeks to a time, with its text. */
export function TimedButton({ time, current, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-current={current ? 'true' : undefined}
      className="grid min-h-8 w-full cursor-pointer grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 border-l-4 border-transparent px-3 py-1.5 text-left leading-snug hover:bg-raised focus-visible:-outline-offset-3 aria-[current]:border-signal aria-[current]:bg-raised"
    >
      <span className="text-muted tabular-nums">{formatClock(time)}</span>
      <span>{children}</span>
    </button>
  );
}

/**
 * Index of the current chapter or caption; -1 for none or before the player is ready. Re-renders only when it
 * changes.
 */
export function useCurrentItem(
  items: readonly { startTime: number }[],
  store: PlayerStore | undefined,
): number {
  const index = usePlayerValue(store, ({ currentTime }) => findLastStarted(items, currentTime));
  return store ? index : -1;
}
