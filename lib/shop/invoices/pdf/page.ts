/** Points per millimetre; a PDF point is 1/72 inch. */
export const mm = 72 / 25.4;

/** A4 portrait with its margins (points). */
export const sheet = {
  width: 210 * mm,
  height: 297 * mm,
  left: 20 * mm,
  right: 190 * mm,
  top: 18 * mm,
  /** Only the footer is below. */
  bottom: 275 * mm,
  /** The address window of a Swiss C5 envelope. */
  window: { left: 118 * mm, top: 50 * mm },
  /**
   * Payment part and receipt, at the bottom of a page (Swiss Implementation Guidelines QR-bill, 3.4).
   */
  payment: { height: 105 * mm },
} as const;
