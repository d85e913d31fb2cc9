import type { Routes } from './routes';

/**
 * How the payloads of a page that the build has left are called, after the page.
 * @param page inside Next: `/fr/movie/x`
 */
export function endingsOf(
  { payloadEndings }: Pick<Routes, 'payloadEndings'>,
  page: string,
): readonly string[] {
  return payloadEndings.get(page.split('/')[2] ?? '') ?? [];
}
