import { useSyncExternalStore } from 'react';

/** Whether the page's scripts have come: what does nothing without them is drawn only then, so that nobody presses it in vain. */
export const useIsScripted = () => useSyncExternalStore(never, yes, no);

const never = () => () => {};
const yes = () => true;
const no = () => false;
