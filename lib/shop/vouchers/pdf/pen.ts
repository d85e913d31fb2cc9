import type { Colours } from '@/lib/content/store/theme';
import { mm } from '@/lib/shop/invoices/pdf/measures';
import type { Typesetter } from '@/lib/shop/invoices/pdf/typesetter';
import type { Voucher } from '../voucher';
import type { VoucherWords } from '../voucher-words';

/** What each part of a voucher is drawn with. */
export type Pen = {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
  words: VoucherWords;
  inks: Colours;
  voucher: Voucher;
  house: string;
  /** Where it is redeemed: `films.example`. */
  site: string;
};

/** A5 across: words on the left, the coloured field with its worth on the right (points). */
export const card = {
  left: 13 * mm,
  right: 132 * mm,
  top: 13 * mm,
  bottom: 135 * mm,
  field: { left: 143 * mm, width: 67 * mm, height: 148 * mm },
} as const;
