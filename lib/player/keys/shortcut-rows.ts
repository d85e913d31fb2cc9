import type { Messages } from '@/lib/i18n/messages';
import type { ShortcutRow } from '@/lib/player/controls/control';
import { controls } from '@/lib/player/controls/controls';

/** What the overlay lists: each line's keys and what they do. */
export function shortcutRows(words: Messages['Player'], video: boolean): ShortcutRow[] {
  return controls
    .filter(({ pictureOnly }) => video || !pictureOnly)
    .flatMap(({ row }) => row?.(words) ?? []);
}
