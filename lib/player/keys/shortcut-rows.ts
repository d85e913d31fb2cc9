import type { Messages } from '@/lib/i18n/messages';

type Words = Messages['Player'];
export type ShortcutRow = { keys: string[]; does: string };

/** What the overlay lists: each line's keys and what they do. */
export function shortcutRows(words: Words, video: boolean): ShortcutRow[] {
  const rows: [string[], string][] = [
    [['k', words.keySpace], words.keysToggle],
    [['j', 'l'], words.keysSkip10],
    [['←', '→'], words.keysSkip5],
    [['0', '…', '9'], words.keysTenths],
    [[words.keyHome, words.keyEnd], words.keysEnds],
    [['↑', '↓'], words.keysVolume],
    [['m'], words.keysMute],
    [['<', '>'], words.keysSpeed],
    ...(video
      ? ([
          [['c'], words.keysCaptions],
          [['f'], words.keysFullscreen],
        ] as [string[], string][])
      : []),
    [['?'], words.keysHelp],
  ];
  return rows.map(([keys, does]) => ({ keys, does }));
}
