/** Of the dialog in which a visitor sees and changes what has been answered; it stands in the foot of every page. */
export const choicesId = 'choices';
