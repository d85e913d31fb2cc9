'use client';

import { useState } from 'react';
import { Section } from '@/components/layout/section';
import { forgetAll } from '@/lib/device/forget-kept';
import { readOthers } from '@/lib/lists/read-others';
import { writeListsFile } from '@/lib/lists/write-lists-file';
import { openPositions } from '@/lib/player/resume/positions';
import { ClearLists } from './clear-lists';
import type { Said } from './import-file';
import type { ListsWords } from './lists-words';
import { saveFile } from './save-file';
import { deviceLists } from './use-lists';

type Props = {
  words: ListsWords['page'];
  /** Everything that is kept, in words. */
  things: string;
  onCleared: () => void;
};

const look =
  'label inline-flex min-h-12 cursor-pointer items-center border-2 border-ink px-6 py-3 hover:bg-ink hover:text-paper';

/** All of it at once: taken along in a file, brought back from one, deleted. */
export function ListsData({ words, things, onCleared }: Props) {
  const [said, setSaid] = useState<Said>({ text: '' });

  function exportAll() {
    const now = new Date();
    const name = `bobine-${now.toISOString().slice(0, 10)}.json`;
    const { lists } = deviceLists.read();
    const text = writeListsFile(lists, openPositions().list(), now, readOthers());
    saveFile(text, name, 'application/json');
    setSaid({ text: words.exported.replace('{file}', name) });
  }
  function clearAll() {
    const cleared = forgetAll();
    setSaid(cleared ? { text: words.cleared } : { text: words.refused, fault: true });
    if (cleared) onCleared();
  }
  return (
    <Section id="data" title={words.data}>
      <p className="max-w-[60ch] text-lg leading-snug">{words.dataText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={exportAll} className={look}>
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
              // The same file may be chosen again.
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

/** What takes a file in is fetched when there is one: hardly anybody has any. */
async function takeIn(file: File, words: Props['words']): Promise<Said> {
  const failed: Said = { text: words.faults.unreadable, fault: true };
  return import('./import-file').then(
    ({ importFile }) => importFile(file, words),
    () => failed,
  );
}
