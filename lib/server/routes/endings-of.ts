import type { Routes } from './routes';

/**
 * The suffixes of the payload files of an unbuilt page.
 * @param page path inside Next: `/fr/movie/x`
 */
export function endingsOf(
  { payloadEndings }: Pick<Routes, 'payloadEndings'>,
  page: string,
): readonly string[] {
  return payloadEndings.get(page.split('/')[2] ?? '') ?? [];
}
