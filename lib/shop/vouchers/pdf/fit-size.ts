import type { Face, Typesetter } from '@/lib/shop/invoices/pdf/typesetter';

type Room = { width: number; most: number };

/** The size at which a line fills this width, at most `most` (points). */
export function fitSize(
  set: Typesetter,
  text: string,
  face: Omit<Face, 'size'>,
  { width, most }: Room,
): number {
  return Math.min(most, (width / set.widthOf(text, { ...face, size: 100 })) * 100);
}
