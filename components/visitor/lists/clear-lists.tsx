'use client';

import { useId, useRef } from 'react';
import type { ListsWords } from './lists-words';

type Props = {
  words: ListsWords['page'];
  /** What will be deleted, as text. */
  things: string;
  look: string;
  onClear: () => void;
};

/** Button that deletes everything after a confirmation. */
export function ClearLists({ words, things, look, onClear }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button type="button" className={look} onClick={() => dialog.current?.showModal()}>
        {words.clear}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[34rem] max-w-[calc(100vw-2rem)] border-2 border-ink bg-paper p-6 text-ink backdrop:bg-black/60 md:p-8"
      >
        <h2 id={id} className="display-3">
          {words.clearTitle}
        </h2>
        <p className="mt-3 text-lg leading-snug">{words.clearText.replace('{things}', things)}</p>
        {/* The dialog focuses its first button, so that is the harmless one. */}
        <form method="dialog" className="mt-6 flex flex-wrap gap-3">
          <button type="submit" className={look}>
            {words.clearNo}
          </button>
          <button type="submit" className="button" onClick={onClear}>
            {words.clearYes}
          </button>
        </form>
      </dialog>
    </>
  );
}
