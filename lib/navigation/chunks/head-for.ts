/** Stores the target of a navigation, for `recoverChunks`, in case a script fails to load meanwhile. */
export function headFor(url: string): void {
  window.bobineHeading = { from: location.href, to: new URL(url, location.href).href };
}
