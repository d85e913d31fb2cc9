import type { Messages } from '@/lib/i18n/messages';
import { isCaptions } from './captions/text-tracks';
import type { PlayerSource } from './source/source-schema';

type Track = { kind: PlayerSource['tracks'][number]['kind'] };

/**
 * The panels beside the picture, in the order of the settings, each with the kind of track that it needs and
 * its title.
 */
const panels = {
  captionLook: { needs: isCaptions, title: ({ captionLook }) => captionLook.title },
  chapters: { needs: ({ kind }) => kind === 'chapters', title: ({ chapters }) => chapters },
  transcript: { needs: isCaptions, title: ({ transcript }) => transcript.title },
  descriptions: {
    needs: ({ kind }) => kind === 'descriptions',
    title: ({ descriptions }) => descriptions.title,
  },
} satisfies Record<
  string,
  { needs: (track: Track) => boolean; title: (messages: Messages['Player']) => string }
>;

export type PanelName = keyof typeof panels;

/** The panels of a film. Audio has none, because there is no picture and the page shows all of their content. */
export function listPanels(type: PlayerSource['type'], tracks: readonly Track[]): PanelName[] {
  if (type === 'audio') return [];
  return (Object.keys(panels) as PanelName[]).filter((name) => tracks.some(panels[name].needs));
}

export function panelTitle(name: PanelName, messages: Messages['Player']): string {
  return panels[name].title(messages);
}
