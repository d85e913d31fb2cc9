import type { ReactNode, Ref } from 'react';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { ratioStyle } from './ratio-style';

type Props = {
  source: PlayerSource;
  /** The box in which a film runs from the press on. */
  early: Ref<HTMLDivElement>;
  className: string;
  children: ReactNode;
};

/** The room that a film has on a page, and in it the box of the element that runs before the player is there. */
export function PlayerRoom({ source, early, className, children }: Props) {
  return (
    <div style={ratioStyle(source.ratio)} className={className}>
      {children}
      <div
        ref={early}
        className="pointer-events-none absolute inset-0 z-5 *:pointer-events-auto *:size-full"
      />
    </div>
  );
}
