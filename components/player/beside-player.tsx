'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { LinkBar } from '@/components/layout/link-bar';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import { transcriptTracks } from '@/lib/player/captions/text-tracks';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { writeTimeLink } from '@/lib/player/time-link';
import type { PlayerProps } from './player-props';
import { Transcript } from './transcript/transcript';
import { usePlayer } from './use-player';

// Loaded only once the player is open.
const ChapterDetails = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./transcript/chapter-list'))).ChapterDetails,
}));

type Props = {
  slug: string;
  source: PlayerSource;
  locale: string;
  messages: Pick<PlayerProps['messages'], 'chapters' | 'transcript'>;
  /** Opens the player; the film starts at the time in the URL. */
  onStart: () => void;
  /** Links before the transcript and the chapters. */
  links?: ReactNode;
};

/** A row below a film: the links, the transcript and, while the player is open, the chapters. */
export function BesidePlayer({ slug, source, locale, messages, onStart, links }: Props) {
  const { type, tracks } = source;
  const handle = usePlayer(slug, type);
  const streamTracks = handle?.streamTracks;
  const transcripts = transcriptTracks(streamTracks ?? tracks);
  const jump = (time: number) => {
    if (handle) {
      handle.seek(time);
      handle.play();
      return;
    }
    history.replaceState(null, '', writeTimeLink(location.href, time));
    onStart();
  };
  return (
    <LinkBar>
      {links}
      <Transcript
        {...{ locale, jump, tracks: transcripts, messages: messages.transcript }}
        isOnDemand={streamTracks !== undefined}
        store={handle?.store}
      />
      <Suspense>
        {handle && (
          <ChapterDetails
            {...{ tracks, locale, jump, title: messages.chapters }}
            store={handle.store}
          />
        )}
      </Suspense>
    </LinkBar>
  );
}
