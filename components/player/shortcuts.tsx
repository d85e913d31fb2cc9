'use client';

import { type RefObject, useEffect, useId, useRef } from 'react';
import { shortcutRows } from '@/lib/player/controls/controls';
import { DialogHead } from './dialog-head';
import { KeyName } from './key-name';
import type { PlayerProps } from './player-props';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  messages: PlayerProps['messages'];
  video: boolean;
  /** Called when the list has been closed. */
  onClose?: () => void;
};

/** The list of keyboard shortcuts. The native `<dialog>` traps focus, closes on Escape and restores focus. */
export function Shortcuts({ dialog, messages, video, onClose }: Props) {
  const title = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog
      {...{ ref: dialog, onClose }}
      aria-labelledby={title}
      closedby="any"
      className="player-keys"
    >
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

/** The same list, open when rendered, for a film that has not started. */
export function OpenShortcuts(props: Omit<Props, 'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return <Shortcuts {...props} dialog={dialog} />;
}
