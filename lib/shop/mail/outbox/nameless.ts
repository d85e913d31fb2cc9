const longest = 300;

/** An error as one line without mail addresses, which servers repeat in their replies. */
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
