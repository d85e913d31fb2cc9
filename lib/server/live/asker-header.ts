/**
 * Under which the front tells Next who asks, as a digest that this process alone can make (`readAsker`): guesses of
 * codes are counted by it.
 */
export const askerHeader = 'x-bobine-asker';
