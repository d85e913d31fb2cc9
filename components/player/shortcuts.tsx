'use client';

import { type RefObject, useId } from 'react';
import { shortcutRows } from '@/lib/player/controls/controls';
import { DialogHead } from './dialog-head';
import { KeyName } from './key-name';
import type { PlayerProps } from './player-props';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  messages: PlayerProps['messages'];
  video: boolean;
};

/** The list of keyboard shortcuts. The native `<dialog>` traps focus, closes on Escape and restores focus. */
export function Shortcuts({ dialog, messages, video }: Props) {
  const title = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} aria-labelledby={title} closedby="any" className="player-keys">
      <DialogHead id={title} title={messages.keys} close={messages.keysClose} onClose={close} />
      <dl>
        {shortcutRows(messages, video).map(({ keys, description }) => (
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
