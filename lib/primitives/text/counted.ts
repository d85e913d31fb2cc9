/** A number with its English noun, for terminal output: `1 film`, `2 films`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
