/** Notes where a navigation leads, for a script that fails to load on the way there. */
export function headFor(url: string): void {
  window.bobineHeading = { from: location.href, to: new URL(url, location.href).href };
}
