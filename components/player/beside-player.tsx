'use client';

import type { ReactNode } from 'react';
import { LinkBar } from '@/components/layout/link-bar';
import { transcriptTracks } from '@/lib/player/captions/text-tracks';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { writeTimeLink } from '@/lib/player/time-link';
import { ChapterList, useChapters } from './chapter-list';
import type { PlayerProps } from './player-props';
import { Transcript } from './transcript';
import { usePlayer } from './use-player';

type Props = {
  slug: string;
  source: PlayerSource;
  locale: string;
  words: Pick<PlayerProps['words'], 'chapters' | 'transcript'>;
  /** Opens the player if necessary; it starts at the time in the URL. */
  onStart: () => void;
  /** Links before them. */
  links?: ReactNode;
};

/** A row below a film: links, its transcript, and while it is open its chapters. */
export function BesidePlayer({ slug, source, locale, words, onStart, links }: Props) {
  const { type, tracks } = source;
  const handle = usePlayer(slug, type);
  const transcripts = transcriptTracks(tracks);
  const chapters = useChapters(tracks, locale, handle !== undefined);
  const jump = (time: number) => {
    if (handle) {
      handle.seek(time);
      handle.play();
      return;
    }
    window.history.replaceState(null, '', writeTimeLink(window.location.href, time));
    onStart();
  };
  const common = { store: handle?.store, jump };
  return (
    <LinkBar>
      {links}
      <Transcript tracks={transcripts} locale={locale} words={words.transcript} {...common} />
      {chapters.length > 0 && (
        <details>
          <summary>{words.chapters}</summary>
          <ChapterList chapters={chapters} {...common} />
        </details>
      )}
    </LinkBar>
  );
}
