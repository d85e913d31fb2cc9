import type { Ref } from 'react';

type Props = {
  title: string;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string;
  /** Name of the button that closes the dialog. */
  close: string;
  onClose: () => void;
  closeButton?: Ref<HTMLButtonElement>;
};

/** The title of a dialog in the player, and the button that closes it. */
export function DialogHead({ title, id, close, onClose, closeButton }: Props) {
  return (
    <header className="player-dialog-head">
      <h2 id={id}>{title}</h2>
      <button ref={closeButton} type="button" onClick={onClose} aria-label={close}>
        <svg aria-hidden="true" viewBox="0 0 18 18">
          <path d="M3 3l12 12M15 3L3 15" />
        </svg>
      </button>
    </header>
  );
}
