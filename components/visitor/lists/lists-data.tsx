'use client';

import { useState } from 'react';
import { Section } from '@/components/layout/section';
import { forgetAll } from '@/lib/primitives/storage/delete-stored';
import { ClearLists } from './clear-lists';
import type { Said } from './import-file';
import type { ListsWords } from './lists-words';

type Props = {
  words: ListsWords['page'];
  /** Everything that is stored, as text. */
  things: string;
  onCleared: () => void;
};

const look =
  'label inline-flex min-h-12 cursor-pointer items-center border-2 border-ink px-6 py-3 hover:bg-ink hover:text-paper';

/** Exports, imports and deletes all lists. */
export function ListsData({ words, things, onCleared }: Props) {
  const [said, setSaid] = useState<Said>({ text: '' });

  function clearAll() {
    const cleared = forgetAll();
    setSaid(cleared ? { text: words.cleared } : { text: words.refused, fault: true });
    if (cleared) onCleared();
  }
  return (
    <Section id="data" title={words.data}>
      <p className="max-w-[60ch] text-lg leading-snug">{words.dataText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={async () => setSaid(await giveOut(words))} className={look}>
          {words.export}
        </button>
        <label
          className={`${look} relative focus-within:outline-3 focus-within:outline-signal focus-within:outline-offset-3`}
        >
          {words.import}
          <input
            type="file"
            accept=".json,application/json"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file) setSaid(await takeIn(file, words));
              // Reset the input, so that choosing the same file again fires `change`.
              target.value = '';
            }}
          />
        </label>
        <ClearLists words={words} things={things} look={look} onClear={clearAll} />
      </div>
      <p
        role="status"
        className={`mt-5 min-h-6 max-w-[60ch] font-semibold ${said.fault ? 'text-signal' : ''}`}
      >
        {said.text}
      </p>
    </Section>
  );
}

/** Export and import are loaded on demand, because few visitors use them. */
function giveOut(words: Props['words']): Promise<Said> {
  const failed: Said = { text: words.faults.unwritten, fault: true };
  return import('./export-file').then(
    ({ exportFile }) => exportFile(words),
    () => failed,
  );
}

function takeIn(file: File, words: Props['words']): Promise<Said> {
  const failed: Said = { text: words.faults.unreadable, fault: true };
  return import('./import-file').then(
    ({ importFile }) => importFile(file, words),
    () => failed,
  );
}
