import { isStoredUnder, storedItems } from '@/lib/primitives/storage/stored-items';
import type { Issue } from '../page/page';

/** Recorded behaviour of a page in a browser without interaction. */
export type Visit = {
  /** URLs requested from third-party origins. */
  foreign: string[];
  /** Failed requests to this site, with their status. */
  failed: string[];
  /** Names of cookies and storage keys. */
  stored: string[];
  /** Script errors and policy violations. */
  errors: string[];
};

/** Faults in the recorded behaviour. */
export function checkVisit({ foreign, failed, stored, errors }: Visit): Issue[] {
  const unknown = stored.filter((key) => !isListedItem(key));
  return [
    ...unique(foreign).map((address) => ({
      what: `with script it asks another’s server: ${address}`,
      todo: 'ask after a press, or not at all',
    })),
    ...unique(failed).map((file) => ({
      what: `with script it asks for ${file}`,
      todo: 'put the file there, or do not ask for it',
    })),
    ...unique(unknown).map((key) => ({
      what: `it stores “${key}” in the browser, which lib/primitives/storage/stored-items.ts does not name`,
      todo: 'name it there, so that it is spoken of and deleted with the rest',
    })),
    ...unique(errors).map((words) => ({
      what: `its script or its policy complains: ${words}`,
      todo: 'mend what the browser names',
    })),
  ];
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)];
}

/** Whether the site lists a cookie or storage key of this name among its stored items. */
export function isListedItem(name: string): boolean {
  return storedItems.some(({ key }) => isStoredUnder(name, key));
}
