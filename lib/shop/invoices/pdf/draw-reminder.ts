import { drawTotal } from './draw-table';
import { mm, type Pen, sheet } from './page';

const face = { size: 10.5 };
const rowFace = { size: 9.5 };
const leading = 5 * mm;
/** Left edge of the sums, as on the invoice. */
const sumsFrom = 112 * mm;

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
  for (const [label, amount] of rowsOf(pen)) {
    pen.y += 5.6 * mm;
    set.tag('P', () => {
      set.line(label, sumsFrom, pen.y, rowFace);
      set.line(amount, sheet.right, pen.y, rowFace, 'right');
    });
  }
  pen.y += 3 * mm;
  drawTotal(pen);
}

/** The invoice's amount and the deductions from it; empty without deductions. */
function rowsOf({ formatter, reminder }: Pen): [string, string][] {
  if (!reminder || reminder.open === reminder.total) return [];
  const { total, credited, received } = reminder;
  const rows: [string, number][] = [
    [formatter.t('reminderTotal'), total],
    [formatter.t('reminderCredited'), -credited],
    [formatter.t('reminderReceived'), -received],
  ];
  return rows
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => [label, formatter.amount(amount)]);
}
