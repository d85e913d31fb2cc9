/** The address that leads to some film of a query, each time to another. */
export const randomFilmPath = '/catalogue/surprise';
