'use client';

import { chooseLanguage } from '@/lib/player/captions/choose-language';
import { transcriptTracks } from '@/lib/player/captions/transcript-tracks';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { writeTimeLink } from '@/lib/player/time-link/write-time-link';
import { Chapters } from './chapters';
import { CopyTimeLink, type CopyTimeLinkWords } from './copy-time-link';
import { Transcript } from './transcript';
import type { TranscriptWords } from './transcript-props';
import { useChapters } from './use-chapters';
import { usePlayer } from './use-player';

type Props = {
  slug: string;
  source: PlayerSource;
  locale: string;
  words: { chapters: string; timeLink: CopyTimeLinkWords; transcript: TranscriptWords };
  /** Opens the player where it has not been; it begins at the moment in the address. */
  onStart: () => void;
};

/** What stands beside a film: its chapters, its transcript, a link to the moment. */
export function BesidePlayer({ slug, source, locale, words, onStart }: Props) {
  const { type, tracks } = source;
  const handle = usePlayer(slug, type);
  const chapterTracks = tracks.filter(({ kind }) => kind === 'chapters');
  const chapters = useChapters(handle && chooseLanguage(chapterTracks, locale)?.src);
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
    <div className="mt-3">
      {handle && (
        <CopyTimeLink readTime={() => handle.store.read().currentTime} words={words.timeLink} />
      )}
      <Chapters chapters={chapters} words={{ title: words.chapters }} {...common} />
      <Transcript
        tracks={transcriptTracks(tracks)}
        locale={locale}
        words={words.transcript}
        {...common}
      />
    </div>
  );
}
