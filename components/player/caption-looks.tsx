'use client';

import { useEffect, useState } from 'react';
import {
  applyLook,
  type CaptionLook,
  captionLooks,
  captionParts,
} from '@/lib/player/captions/caption-look';
import { readPreferences, writePreferences } from '@/lib/player/session/preferences';
import type { PlayerProps } from './player-props';

type Props = {
  /** The player's root element. */
  root: HTMLElement;
  words: PlayerProps['words']['captionLook'];
};

/** Size, colour and background of the captions; stored on the device. */
export function CaptionLooks({ root, words }: Props) {
  const [look, setLook] = useState<CaptionLook>(() => readPreferences().captionLook);
  useEffect(() => applyLook(root, look), [root, look]);
  function choose(change: Partial<CaptionLook>) {
    const next = { ...look, ...change };
    setLook(next);
    writePreferences({ captionLook: next });
  }
  return (
    <details>
      <summary>{words.title}</summary>
      <div className="flex flex-wrap gap-x-8 gap-y-4 pb-4">
        {captionParts.map((part) => (
          <fieldset key={part}>
            <legend className="label mb-1 text-muted">{words[part]}</legend>
            {Object.keys(captionLooks[part]).map((value) => (
              <label key={value} className="flex min-h-8 cursor-pointer items-center gap-3 text-sm">
                <input
                  type="radio"
                  name={`captions ${part}`}
                  checked={look[part] === value}
                  onChange={() => choose({ [part]: value })}
                  className="size-5 shrink-0 accent-signal"
                />
                {words.values[value as keyof typeof words.values]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
