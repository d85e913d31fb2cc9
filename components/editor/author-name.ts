import { fileAuthor } from '@/lib/editor/versions/save-version';
import type { EditorTranslator } from './editor-translator';

/**
 * Who made a change, for lists: the name that Git knows, of an email address what stands before the @. Addresses that take
 * no mail belong to programs and imports.
 */
export function authorName(
  { name, email }: { name: string; email: string },
  t: EditorTranslator,
): string {
  if (email === fileAuthor.email) return t('history.inFiles');
  const isProgram = /no-?reply|\[bot\]/i.test(email) || name.endsWith('[bot]');
  return isProgram ? t('history.byProgram') : name.replace(/@.*$/, '');
}

/** The part of a staff member's email address before the @. */
export const editorName = (email: string) => email.replace(/@.*$/, '');
