/** Settled once for a document: what is awake stays so. */
let setReached = () => {};
const reached = new Promise<void>((resolve) => {
  setReached = resolve;
});
let setAwake = () => {};
const awake = new Promise<void>((resolve) => {
  setAwake = resolve;
});

/** Says that a visitor reaches for the catalogue: from now on its scripts come. */
export const reach = () => setReached();
/** Says that the catalogue's scripts have taken over what the server drew. */
export const tellAwake = () => setAwake();

/** Resolves once a visitor reaches for it; on the server, which draws it, at once. */
export const whenReached = () => (typeof window === 'undefined' ? Promise.resolve() : reached);
export const whenAwake = () => awake;
