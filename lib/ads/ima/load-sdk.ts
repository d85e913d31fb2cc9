/// <reference types="google_interactive_media_ads_types" />

export type Ima = typeof google.ima;

const failureMessage = 'Google IMA SDK failed to load';
const findSdk = () => (globalThis as { google?: { ima?: Ima } }).google?.ima;

let loading: Promise<Ima> | undefined;

/** Loads the SDK from `src`, once for the page. Rejects if the script fails; the next call tries again. */
export function loadSdk(src: string): Promise<Ima> {
  const loaded = findSdk();
  if (loaded) return Promise.resolve(loaded);
  loading ??= insertScript(src).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(src: string): Promise<Ima> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(failureMessage));
    };
    script.src = src;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const ima = findSdk();
      if (ima) resolve(ima);
      else fail();
    });
    document.head.append(script);
  });
}
