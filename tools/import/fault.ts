/** Why a row cannot be taken: where it stands, which column, and what was expected there. */
export type Fault = { line: number; title: string; field: string; expected: string };

/** One line for the editor's terminal. */
export function describeFault({ line, title, field, expected }: Fault): string {
  return `line ${line}, ${title || '(no title)'}: ${field}: expected ${expected}`;
}
