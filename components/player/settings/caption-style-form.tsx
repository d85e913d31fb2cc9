'use client';

import { useEffect, useState } from 'react';
import {
  applyCaptionStyle,
  type CaptionStyle,
  captionParts,
  captionStyles,
  readShownSize,
} from '@/lib/player/captions/caption-style';
import { readPreferences, writePreferences } from '@/lib/player/session/preferences';
import type { PlayerProps } from '../player-props';

type Props = {
  /** The player's root element. */
  root: HTMLElement;
  messages: PlayerProps['messages']['captionLook'];
};

/** Size, colour and background of the captions; stored on the device. */
export function CaptionStyleForm({ root, messages }: Props) {
  const [style, setStyle] = useState<CaptionStyle>(() => readPreferences().captionLook);
  useEffect(() => applyCaptionStyle(root, style), [root, style]);
  function choose(change: Partial<CaptionStyle>) {
    // The keys + and − may have changed the size since.
    const next = { ...style, size: readShownSize(root), ...change };
    setStyle(next);
    writePreferences({ captionLook: next });
  }
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {captionParts.map((part) => (
        <fieldset key={part}>
          <legend className="label mb-1 text-muted">{messages[part]}</legend>
          {Object.keys(captionStyles[part]).map((value) => (
            <label key={value} className="flex min-h-8 cursor-pointer items-center gap-3 text-sm">
              <input
                type="radio"
                name={`captions ${part}`}
                checked={style[part] === value}
                onChange={() => choose({ [part]: value })}
                className="size-5 shrink-0 accent-signal"
              />
              {messages.values[value as keyof typeof messages.values]}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
