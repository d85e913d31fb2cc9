/** Pixels of the row below a framed film, with its title (`components/embedded/embedded.css` says the same). */
export const frameRow = 40;
