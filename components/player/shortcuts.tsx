'use client';

import { type RefObject, useId } from 'react';
import { shortcutRows } from '@/lib/player/controls/controls';
import { KeyName } from './key-name';
import type { PlayerProps } from './player-props';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  words: PlayerProps['words'];
  video: boolean;
};

/** The list of keyboard shortcuts. The native `<dialog>` traps focus, closes on Escape and restores focus. */
export function Shortcuts({ dialog, words, video }: Props) {
  const title = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} aria-labelledby={title} closedby="any" className="player-keys">
      <header>
        <h2 id={title}>{words.keys}</h2>
        <button type="button" onClick={close} aria-label={words.keysClose}>
          <svg aria-hidden="true" viewBox="0 0 18 18">
            <path d="M3 3l12 12M15 3L3 15" />
          </svg>
        </button>
      </header>
      <dl>
        {shortcutRows(words, video).map(({ keys, description }) => (
          <div key={description} className="player-keys__row">
            <dt>
              {keys.map((key) => (
                <KeyName key={key} name={key} />
              ))}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
