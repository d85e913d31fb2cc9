/** What is done where there is no connection (`connection.ts`). */
export type Connection = {
  /** Where the site cannot be reached, says so in the page. Resolves to whether it was said, so that the page stays. */
  says: () => Promise<boolean>;
  /** Where the site cannot be reached, waits until it can. Resolves to whether it had to. */
  waits: () => Promise<boolean>;
};

let connection: Connection | undefined;

/** Handed over once the page has loaded, so that a first visit does not wait for it. */
export function watchConnection(given: Connection | undefined): void {
  connection = given;
}

/** Says in the page that there is no connection, if so; without anybody to say it the browser has to. */
export const saysNoConnection = async () => connection?.says() ?? false;

/** Has the browser load a page, the shown one anew. Without a connection the page stays, and it is said. */
export async function openPage(address: string): Promise<void> {
  if (!(await saysNoConnection())) loadPage(address);
}

/** Has the browser load a page, whose address it may have already: that of the shown one, or of one in the history. */
export function loadPage(address: string): void {
  if (address === location.href) location.reload();
  else location.assign(address);
}

/**
 * Loads a part that a page draws once its script is there (`lazy`). Without a connection it waits for one: drawn as
 * failed, such a part takes the whole page with it.
 *
 * @throws what `load` throws while the site can be reached
 */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await connection?.waits())) throw error;
    return loadLate(load);
  }
}
