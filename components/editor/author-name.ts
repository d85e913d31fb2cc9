import { fileAuthor } from '@/lib/editor/versions/save-version';
import type { EditorTranslator } from './editor-translator';

/** Who made a change, for lists: the name that Git knows, of an email address what stands before the @. */
export function authorName(
  { name, email }: { name: string; email: string },
  t: EditorTranslator,
): string {
  return email === fileAuthor.email ? t('history.inFiles') : name.replace(/@.*$/, '');
}

/** The part of a staff member's email address before the @. */
export const editorName = (email: string) => email.replace(/@.*$/, '');
