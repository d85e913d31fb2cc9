import { deductionRows, drawRows, drawTotal } from './draw-table';
import { mm, type Pen, sheet } from './page';

const face = { size: 10.5 };
const leading = 5 * mm;

/** Draws the text of a reminder, and the amount still to be paid. */
export function drawReminder(pen: Pen): void {
  const { set, document, formatter, reminder } = pen;
  if (!reminder) return;
  const values = { name: document.name, due: formatter.due ?? '', step: reminder.step };
  const text = reminder.text ?? formatter.t('reminderWords', values);
  for (const paragraph of `${text}\n${formatter.t('reminderCrossed')}`.split(/\n+/)) {
    set.tag('P', () => {
      for (const line of set.breakLines(paragraph, sheet.right - sheet.left, face)) {
        set.line(line, sheet.left, pen.y, face);
        pen.y += leading;
      }
    });
    pen.y += leading / 2;
  }
  drawRows(pen, deductionRows(pen));
  drawTotal(pen);
}
