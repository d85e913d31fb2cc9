/** Id of the consent dialog in the footer of every page. */
export const choicesId = 'choices';
