import { useSyncExternalStore } from 'react';

/** Whether the page's scripts have come. What does nothing without them is drawn only then: nobody presses it in vain. */
export const useIsScripted = () => useSyncExternalStore(never, yes, no);

const never = () => () => {};
const yes = () => true;
const no = () => false;
