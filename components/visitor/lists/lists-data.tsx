'use client';

import { useId, useRef, useState } from 'react';
import { Section } from '@/components/layout/section';
import { deleteAllStored } from '@/lib/primitives/storage/stored-values';
import type { ResultMessage } from './import-file';
import type { ListsMessages } from './lists-messages';

type ListsDataProps = {
  messages: ListsMessages['page'];
  /** Everything that is stored, as text. */
  storedItemsText: string;
  onCleared: () => void;
};

const buttonStyle =
  'label inline-flex min-h-12 cursor-pointer items-center border-2 border-ink px-6 py-3 hover:bg-ink hover:text-paper';

/** Exports and deletes everything that this device stores, and imports exported lists. */
export function ListsData({ messages, storedItemsText, onCleared }: ListsDataProps) {
  const [message, setMessage] = useState<ResultMessage>({ text: '' });

  function clearAll() {
    const cleared = deleteAllStored();
    setMessage(cleared ? { text: messages.cleared } : { text: messages.refused, isFailure: true });
    if (cleared) onCleared();
  }
  return (
    <Section id="data" title={messages.data}>
      <p className="max-w-[60ch] text-lg leading-snug">{messages.dataText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={async () => setMessage(await exportLists(messages))}
          className={buttonStyle}
        >
          {messages.export}
        </button>
        <label
          className={`${buttonStyle} relative focus-within:outline-3 focus-within:outline-signal focus-within:outline-offset-3`}
        >
          {messages.import}
          <input
            type="file"
            accept=".json,application/json"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file) setMessage(await importLists(file, messages));
              // Reset the input, so that choosing the same file again fires `change`.
              target.value = '';
            }}
          />
        </label>
        <ClearLists
          messages={messages}
          storedItemsText={storedItemsText}
          buttonStyle={buttonStyle}
          onClear={clearAll}
        />
      </div>
      <p
        role="status"
        className={`mt-5 min-h-6 max-w-[60ch] font-semibold ${message.isFailure ? 'text-signal' : ''}`}
      >
        {message.text}
      </p>
    </Section>
  );
}

/** Export and import are loaded on demand, because few visitors use them. */
function exportLists(messages: ListsDataProps['messages']): Promise<ResultMessage> {
  const failed: ResultMessage = { text: messages.errors.unwritten, isFailure: true };
  return import('./export-file').then(
    ({ exportFile }) => exportFile(messages),
    () => failed,
  );
}

function importLists(file: File, messages: ListsDataProps['messages']): Promise<ResultMessage> {
  const failed: ResultMessage = { text: messages.errors.unreadable, isFailure: true };
  return import('./import-file').then(
    ({ importFile }) => importFile(file, messages),
    () => failed,
  );
}

type ClearListsProps = {
  messages: ListsMessages['page'];
  /** What will be deleted, as text. */
  storedItemsText: string;
  buttonStyle: string;
  onClear: () => void;
};

/** Button that deletes everything after a confirmation. */
function ClearLists({ messages, storedItemsText, buttonStyle, onClear }: ClearListsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button type="button" className={buttonStyle} onClick={() => dialog.current?.showModal()}>
        {messages.clear}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[34rem] max-w-[calc(100vw-2rem)] border-2 border-ink bg-paper p-6 text-ink backdrop:bg-black/60 md:p-8"
      >
        <h2 id={id} className="display-3">
          {messages.clearTitle}
        </h2>
        <p className="mt-3 text-lg leading-snug">
          {messages.clearText.replace('{things}', storedItemsText)}
        </p>
        {/* The dialog focuses its first button, so the first button is the one that changes nothing. */}
        <form method="dialog" className="mt-6 flex flex-wrap gap-3">
          <button type="submit" className={buttonStyle}>
            {messages.clearNo}
          </button>
          <button type="submit" className="button" onClick={onClear}>
            {messages.clearYes}
          </button>
        </form>
      </dialog>
    </>
  );
}
