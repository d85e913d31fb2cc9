import type { Messages } from '@/lib/i18n/messages';
import type { ShortcutRow } from '@/lib/player/controls/control';
import { controls } from '@/lib/player/controls/controls';

/** The rows of the shortcut list. Without `video`, picture-only controls are left out. */
export function shortcutRows(words: Messages['Player'], video: boolean): ShortcutRow[] {
  return controls
    .filter(({ pictureOnly }) => video || !pictureOnly)
    .flatMap(({ row }) => row?.(words) ?? []);
}
