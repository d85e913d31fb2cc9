/** The parts of a cell that holds a list; they are divided by semicolons. */
export function splitList(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
}
