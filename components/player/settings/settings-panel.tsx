import './settings-panel.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { coverNarrowPage } from '@/lib/navigation/sheets/cover-page';
import { transcriptTracks } from '@/lib/player/captions/text-tracks';
import { type PanelName, panelTitle } from '@/lib/player/panels';
import { DialogHead } from '../dialog-head';
import type { PlayerProps } from '../player-props';
import { ChapterList, useChapters } from '../transcript/chapter-list';
import { TranscriptPanel } from '../transcript/transcript-panel';
import { usePlayer } from '../use-player';
import { CaptionStyleForm } from './caption-style-form';
import { type DescriptionModes, DescriptionsForm } from './descriptions';

type Props = Pick<PlayerProps, 'film' | 'source' | 'locale' | 'messages'> & {
  name: PanelName;
  modes: DescriptionModes;
  onChangeModes: (change: Partial<DescriptionModes>) => void;
  onClose: () => void;
};

/** The panel that an entry of the settings opens beside the picture, in full screen too. */
export function SettingsPanel({ name, film, source, locale, messages, ...rest }: Props) {
  const { modes, onChangeModes, onClose } = rest;
  const handle = usePlayer(film.slug, source.type);
  const chapters = useChapters(source.tracks, locale);
  if (!handle) return null;
  const { store, root, streamTracks, seek, play } = handle;
  function jump(time: number) {
    seek(time);
    play();
  }
  const contents: Record<PanelName, () => ReactNode> = {
    captionLook: () => <CaptionStyleForm root={root} messages={messages.captionLook} />,
    chapters: () => <ChapterList {...{ chapters, store, jump }} />,
    transcript: () => (
      <TranscriptPanel
        tracks={transcriptTracks(streamTracks ?? source.tracks)}
        {...{ locale, store, jump }}
        messages={messages.transcript}
      />
    ),
    descriptions: () => (
      <DescriptionsForm modes={modes} onChange={onChangeModes} messages={messages.descriptions} />
    ),
  };
  return (
    <Panel
      key={name}
      title={panelTitle(name, messages)}
      close={messages.keysClose}
      onClose={onClose}
    >
      {contents[name]()}
    </Panel>
  );
}

type PanelProps = { title: string; close: string; onClose: () => void; children: ReactNode };

function Panel({ title, close, onClose, children }: PanelProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);
  useEffect(() => coverNarrowPage({ isOpen: () => true, close: () => latestClose.current() }), []);
  useEffect(() => {
    closeButton.current?.focus({ preventScroll: true });
    // The page may be scrolled to the control bar, so scroll to the panel. In a window lower than the panel its
    // head matters more, so scroll to that last; `instant`, because the first scroll must have ended by then.
    for (const { current } of [panel, closeButton])
      current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      className="player-panel"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      // On narrow screens the panel covers the page. It closes when the focus leaves the player, because it
      // would hide the focused element.
      onBlur={({ currentTarget, relatedTarget }) => {
        const player = currentTarget.closest('.bobine-player');
        if (relatedTarget && !player?.contains(relatedTarget)) onClose();
      }}
    >
      <DialogHead {...{ title, close, onClose, closeButton }} />
      <div className="player-panel__content">{children}</div>
    </div>
  );
}
