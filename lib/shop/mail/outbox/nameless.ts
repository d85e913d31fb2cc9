const longest = 300;

/** What an error says, in one line and without mail addresses: servers repeat whom they refuse. */
export function nameless(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const said = message ?? String(error);
  const whole = code && !said.includes(code) ? `${code}: ${said}` : said;
  return whole
    .replace(/[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:[\]]+/gu, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
