/** Has the browser load a page. Where it is the shown one, or history is walked, it has the address already. */
export function loadPage(address: string): void {
  if (address === location.href) location.reload();
  else location.assign(address);
}
