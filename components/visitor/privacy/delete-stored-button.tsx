'use client';

import { useEffect, useState } from 'react';
import { type StoredName, storedItems } from '@/lib/primitives/storage/stored-items';
import { deleteStored, isReadable, readStored } from '@/lib/primitives/storage/stored-values';

type Props = {
  name: StoredName;
  messages: Record<'none' | 'unreadable' | 'forget' | 'label' | 'forgotten' | 'refused', string>;
};

/** Delete button for an item in the browser's storage, shown only if the item is stored. */
export function DeleteStoredButton({ name, messages }: Props) {
  const [state, setState] = useState<'stored' | 'none' | 'unreadable'>();
  const [status, setStatus] = useState('');
  const storedItem = storedItems.find((item) => item.name === name);
  // Read after hydration: the server cannot know the browser's storage.
  useEffect(() => {
    if (!storedItem) return;
    const isStored = readStored(storedItem).length > 0;
    setState(isStored ? 'stored' : isReadable(storedItem) ? 'none' : 'unreadable');
  }, [storedItem]);
  function forget() {
    const isForgotten = storedItem !== undefined && deleteStored(storedItem);
    setStatus(isForgotten ? messages.forgotten : messages.refused);
    if (isForgotten) setState('none');
  }
  return (
    <div className="label mt-2 flex min-h-11 flex-wrap items-center md:justify-end">
      {state === 'stored' && (
        <button
          type="button"
          onClick={forget}
          aria-label={messages.label}
          className="min-h-11 cursor-pointer border-2 border-ink px-4 hover:bg-ink hover:text-paper"
        >
          {messages.forget}
        </button>
      )}
      {state && state !== 'stored' && !status && (
        <span className="text-muted">{messages[state]}</span>
      )}
      <span role="status" className="not-empty:ml-4">
        {status}
      </span>
    </div>
  );
}
