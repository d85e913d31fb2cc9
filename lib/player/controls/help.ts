import type { Control } from './control';

/** Lists the keys. */
export const help: Control = {
  keys: { '?': ({ showHelp }) => showHelp() },
  row: ({ keysHelp }) => ({ keys: ['?'], does: keysHelp }),
};
