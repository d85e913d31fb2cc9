/** Module-level state: once awake, the catalogue stays so for the document. */
let setReached = () => {};
const reached = new Promise<void>((resolve) => {
  setReached = resolve;
});
let setAwake = () => {};
const awake = new Promise<void>((resolve) => {
  setAwake = resolve;
});

/** Reports that a visitor is about to use the catalogue; its scripts load from now on. */
export const reach = () => setReached();
/** Reports that the scripts have hydrated the server's HTML. */
export const tellAwake = () => setAwake();

/** Resolves once a visitor reaches for the catalogue; at once on the server, which renders it. */
export const whenReached = () => (typeof window === 'undefined' ? Promise.resolve() : reached);
export const whenAwake = () => awake;
