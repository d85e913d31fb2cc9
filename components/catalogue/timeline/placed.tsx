import type { ReactNode } from 'react';

type Props = { x?: string; y: number; children: ReactNode };

/** Part of the picture, around a point: `x` is a part of the width, so that the picture needs no scale. */
export function Placed({ x, y, children }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: no picture, a point in one.
    <svg x={x} y={y} className="overflow-visible">
      {children}
    </svg>
  );
}
