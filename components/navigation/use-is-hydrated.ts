import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated. Controls that need script are rendered only then, so that no press is lost. */
export const useIsHydrated = () =>
  useSyncExternalStore(subscribeToNothing, isHydratedInBrowser, isHydratedOnServer);

const subscribeToNothing = () => () => {};
const isHydratedInBrowser = () => true;
const isHydratedOnServer = () => false;
