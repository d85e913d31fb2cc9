'use client';

import { useEffect, useState } from 'react';
import { type StoredName, storedItems } from '@/lib/primitives/storage/stored-items';
import { deleteStored, readStored } from '@/lib/primitives/storage/stored-values';

type Props = {
  name: StoredName;
  messages: { none: string; forget: string; label: string; forgotten: string; refused: string };
};

/** Delete button for an item in the browser's storage, shown only if the item is stored. */
export function DeleteStoredButton({ name, messages }: Props) {
  const [isStored, setIsStored] = useState<boolean>();
  const [status, setStatus] = useState('');
  const storedItem = storedItems.find((item) => item.name === name);
  // Read after hydration: the server cannot know the browser's storage.
  useEffect(() => setIsStored(storedItem && readStored(storedItem).length > 0), [storedItem]);
  function forget() {
    const isForgotten = storedItem !== undefined && deleteStored(storedItem);
    setStatus(isForgotten ? messages.forgotten : messages.refused);
    if (isForgotten) setIsStored(false);
  }
  return (
    <div className="label mt-2 flex min-h-11 flex-wrap items-center md:justify-end">
      {isStored && (
        <button
          type="button"
          onClick={forget}
          aria-label={messages.label}
          className="min-h-11 cursor-pointer border-2 border-ink px-4 hover:bg-ink hover:text-paper"
        >
          {messages.forget}
        </button>
      )}
      {isStored === false && !status && <span className="text-muted">{messages.none}</span>}
      <span role="status" className="not-empty:ml-4">
        {status}
      </span>
    </div>
  );
}
