import type { Control } from './control';

/** Shows the shortcut list. */
export const help: Control = {
  keys: { '?': ({ showHelp }) => showHelp() },
  row: ({ keysHelp }) => ({ keys: ['?'], does: keysHelp }),
};
