import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated. Controls that need script are rendered only then, so that no press is lost. */
export const useIsHydrated = () => useSyncExternalStore(never, yes, no);

const never = () => () => {};
const yes = () => true;
const no = () => false;
