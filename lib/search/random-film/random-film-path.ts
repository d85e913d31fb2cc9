/** Path that redirects to a random film of a query. */
export const randomFilmPath = '/catalogue/surprise';
