/** Points of a millimetre: a PDF measures in 1/72 inch. */
export const mm = 72 / 25.4;

/** A4 upright with its margins and the columns that all of a paper stands on (points). */
export const sheet = {
  width: 210 * mm,
  height: 297 * mm,
  left: 20 * mm,
  right: 190 * mm,
  top: 18 * mm,
  /** Below it stands the foot alone. */
  bottom: 275 * mm,
  /** Where a window of a Swiss C5 envelope shows whom it goes to. */
  window: { left: 118 * mm, top: 50 * mm },
  /** Payment part and receipt, at the foot of a page (Swiss Implementation Guidelines QR-bill, 3.4). */
  payment: { height: 105 * mm },
} as const;
