/** The genre that no film names: it follows from the runtime. A house that has it gives its words. */
export const shortGenre = 'short';
