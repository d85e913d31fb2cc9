import type { ReactNode, Ref } from 'react';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { ratioStyle } from './ratio-style';

type Props = {
  source: PlayerSource;
  /** The box in which a film runs from the press on. */
  early: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The room that a film has on a page: as wide as it may be for the whole of it to fit the window. */
export function PlayerRoom({ source: { type, ratio }, early, children }: Props) {
  return (
    <div
      style={ratioStyle(ratio)}
      className={`relative ${type === 'video' ? 'max-w-[calc((100svh-var(--header)-var(--foot,2rem))*var(--ratio,16/9))]' : ''}`}
    >
      {children}
      <div
        ref={early}
        className="pointer-events-none absolute inset-0 z-5 *:pointer-events-auto *:size-full"
      />
    </div>
  );
}
