import type { Colours } from '@/lib/content/store/theme';
import { mm } from '@/lib/shop/invoices/pdf/measures';
import type { Typesetter } from '@/lib/shop/invoices/pdf/typesetter';
import type { Voucher } from '../voucher';
import type { VoucherWords } from '../voucher-words';

/** The drawing state of a voucher PDF. */
export type Pen = {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
  words: VoucherWords;
  inks: Colours;
  voucher: Voucher;
  house: string;
  /** The host where it is redeemed: `films.example`. */
  site: string;
};

/** A5 landscape: text on the left, the coloured field with the value on the right (points). */
export const card = {
  left: 13 * mm,
  right: 132 * mm,
  top: 13 * mm,
  bottom: 135 * mm,
  field: { left: 143 * mm, width: 67 * mm, height: 148 * mm },
} as const;
