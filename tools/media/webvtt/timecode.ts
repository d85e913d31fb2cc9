/** A moment in seconds as WebVTT writes it: `00:01:02.500`. */
export function timecode(seconds: number): string {
  const millis = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(millis % 1000).padStart(3, '0');
  return `${two(millis / 3_600_000)}:${two((millis / 60_000) % 60)}:${two((millis / 1000) % 60)}.${rest}`;
}
