import { encode } from 'uqr';
import { createEpcCode } from '../epc-code';
import { mm, type Pen, sheet } from './page';

/**
 * The code must be at least 20 mm wide (EPC069-12). It is drawn to the right of the title, below an address of
 * up to five lines.
 */
const code = { top: 73 * mm, width: 22 * mm };

/** Draws the code for a SEPA credit transfer with its name, if the invoice can be paid by one. */
export function drawEpcCode({ doc, set, document, formatter, inks }: Pen): void {
  const text = createEpcCode(document);
  if (!text) return;
  // Level and version as EPC069-12 requires.
  const { data: rows } = encode(text, { ecc: 'M', boostEcc: false, maxVersion: 13, border: 0 });
  const module = code.width / rows.length;
  const left = sheet.right - code.width;
  const draw = () =>
    set.mark(() => {
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) doc.rect(left + x * module, code.top + y * module, module, module);
      doc.fillColor('black').fill();
    });
  set.tag('Figure', draw, { alt: formatter.t('epcCode') });
  const face = { size: 7.5, ink: inks.muted };
  set.tag('Caption', () => {
    ['GiroCode', formatter.t('epcUse')].forEach((line, at) => {
      set.line(line, left - 3 * mm, code.top + (2.6 + at * 3.8) * mm, face, 'right');
    });
  });
}
