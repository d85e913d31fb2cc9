import type { ReactNode, Ref } from 'react';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { ratioStyle } from './ratio-style';

type Props = {
  source: PlayerSource;
  /** The box in which a film starts on the click. */
  early: Ref<HTMLDivElement>;
  className: string;
  children: ReactNode;
};

/** The area of a film on a page, with the box for the media element that plays before the player is ready. */
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
