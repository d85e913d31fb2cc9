import type { CSSProperties, ReactNode, Ref } from 'react';
import type { PlayerSource } from '@/lib/player/source/source-schema';

type Props = {
  source: PlayerSource;
  /** The box of the media element that starts on the click, before the player is ready. */
  mediaBox: Ref<HTMLDivElement>;
  className: string;
  children: ReactNode;
};

/** The area of a film on a page, with the box for the media element that plays before the player is ready. */
export function PlayerArea({ source, mediaBox, className, children }: Props) {
  return (
    <div style={ratioStyle(source.ratio)} className={className}>
      {children}
      <div
        ref={mediaBox}
        className="pointer-events-none absolute inset-0 z-5 *:pointer-events-auto *:size-full"
      />
    </div>
  );
}

/**
 * The aspect ratio as a CSS variable, `--ratio: 4 / 3`; the style sheets default to 16 / 9.
 *
 * @param ratio `4:3`
 */
export function ratioStyle(ratio: string | undefined): CSSProperties | undefined {
  return ratio === undefined
    ? undefined
    : ({ '--ratio': ratio.replace(':', ' / ') } as CSSProperties);
}
