import type { Face, Typesetter } from '@/lib/shop/invoices/pdf/typesetter';

type Room = { width: number; most: number };

/** The font size at which a line fills the width, at most `most` (points). */
export function fitSize(
  set: Typesetter,
  text: string,
  face: Omit<Face, 'size'>,
  { width, most }: Room,
): number {
  return Math.min(most, (width / set.widthOf(text, { ...face, size: 100 })) * 100);
}
