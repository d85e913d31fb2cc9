'use client';

import { useEffect, useState } from 'react';
import { formatClock, writeTimeLink } from '@/lib/player/time-link';
import { copyText } from '@/lib/visitor/share-page';

/** How long the confirmation is shown, in ms. */
const confirmationDuration = 4000;

export type CopyTimeLinkWords = {
  copy: string;
  /** Contains the placeholder `{time}`. */
  copied: string;
  /** Shown above the URL if the browser refuses to copy. */
  byHand: string;
};

type Props = {
  /** The playback position in seconds. */
  readTime: () => number;
  words: CopyTimeLinkWords;
};

type Outcome = { link: string; time: string; copied: boolean };

/** Button that copies the page's URL with the playback position, with a confirmation. */
export function CopyTimeLink({ readTime, words }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationDuration);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const seconds = readTime();
    const link = writeTimeLink(window.location.href, seconds);
    setOutcome({ link, time: formatClock(seconds), copied: await copyText(link) });
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <button
        type="button"
        onClick={copy}
        className="label min-h-8 cursor-pointer underline underline-offset-4 hover:text-signal"
      >
        {words.copy}
      </button>
      <span role="status" className="label">
        {outcome?.copied && words.copied.replace('{time}', outcome.time)}
      </span>
      {outcome && !outcome.copied && (
        <label className="label w-full">
          {words.byHand}
          <input
            readOnly
            // A new link remounts the field, so that it is selected again.
            key={outcome.link}
            ref={(field) => {
              field?.focus();
              field?.select();
            }}
            value={outcome.link}
            className="mt-1 block h-10 w-full border-2 border-ink bg-paper px-2 text-ink"
          />
        </label>
      )}
    </div>
  );
}
