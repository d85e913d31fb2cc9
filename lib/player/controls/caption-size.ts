import { applyCaptionStyle, captionStyles } from '@/lib/player/captions/caption-style';
import { readPreferences, writePreferences } from '@/lib/player/session/preferences';
import type { Control, KeyContext } from './control';

/** Changes the size of the captions. When a player opens, applies the visitor's stored caption look. */
export const captionSize: Control = {
  keys: { '-': changeSize(-1), '+': changeSize(1) },
  row: ({ keysCaptionSize }) => ({ keys: ['-', '+'], description: keysCaptionSize }),
  pictureOnly: true,
  attach({ handle: { root } }) {
    applyCaptionStyle(root, readPreferences().captionLook);
    return () => {};
  },
};

type Size = keyof typeof captionStyles.size;
const sizes = Object.keys(captionStyles.size) as Size[];

function changeSize(by: -1 | 1) {
  return ({ handle: { root }, messages, announce }: KeyContext) => {
    const { captionLook } = readPreferences();
    const size = sizes[sizes.indexOf(captionLook.size) + by] ?? captionLook.size;
    const changed = { ...captionLook, size };
    writePreferences({ captionLook: changed });
    applyCaptionStyle(root, changed);
    announce({
      label: messages.captionSizeIs.replace('{size}', messages.captionLook.values[size]),
    });
  };
}
