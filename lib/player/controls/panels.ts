import { listPanels, panelTitle } from '@/lib/player/panels';
import { addSetting } from '@/lib/player/plyr/plyr-dom';
import type { Control } from './control';

/** Entries of the settings: caption look, chapters, transcript and descriptions. */
export const panels: Control = {
  attach({ handle: { root, streamTracks }, source: { type, tracks }, messages, showPanel }) {
    const entries = listPanels(type, streamTracks ?? tracks).map((name) =>
      addSetting(root, panelTitle(name, messages), () => showPanel(name)),
    );
    return () => {
      for (const entry of entries) entry.remove();
    };
  },
};
