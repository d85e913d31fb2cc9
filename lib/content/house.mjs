/**
 * The folder of the house whose site this is: films, collections, shop, settings and media. The environment's
 * `HOUSE` says which, from the project's root or as a whole path; faults name it as it was given.
 */
export function chosenHouse() {
  return (process.env.HOUSE || 'content').replace(/[/\\]+$/, '');
}
