'use client';

import type { Reading } from '@/lib/lists/open-lists';
import type { ListsWords } from './lists-words';
import { saveFile } from './save-file';
import { deviceLists } from './use-lists';

/** What is wrong with what this device keeps, and what the visitor can do; nothing where all is well. */
export function ListsProblem({ reading, words }: { reading: Reading; words: ListsWords['page'] }) {
  const { refused, damaged } = reading;
  if (!refused && damaged === undefined) return null;
  return (
    <section role="alert" className="shell mt-10">
      <div className="border-2 border-signal p-5 md:p-8">
        <p className="max-w-[60ch] text-lg leading-snug">
          {refused ? words.refused : words.damaged}
        </p>
        {damaged !== undefined && (
          <p className="mt-5 flex flex-wrap gap-3">
            <button
              type="button"
              className="button"
              onClick={() => saveFile(damaged, 'bobine.txt', 'text/plain')}
            >
              {words.damagedSave}
            </button>
            <button type="button" className="button" onClick={() => void deviceLists.repair()}>
              {words.damagedRepair}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
