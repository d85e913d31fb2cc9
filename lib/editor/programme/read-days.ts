import { programmeSchema } from '@/lib/content/schema/film-selections';
import { isRecord } from '@/lib/primitives/json';
import { parseSource, SourceError } from '../entries/edit-source';

/** The entries of a month's file by day; none if the file is not valid YAML. */
export function readDays(source: string | null): Record<string, unknown> {
  try {
    const value = parseSource(source ?? '', programmeSchema);
    return isRecord(value) ? value : {};
  } catch (error) {
    if (error instanceof SourceError) return {};
    throw error;
  }
}
