import type { Command } from './command';

/** YouTube's keys: support.google.com/youtube/answer/7631406. */
export const keyMap: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({
    ' ': { do: 'toggle' },
    k: { do: 'toggle' },
    j: { do: 'skip', seconds: -10 },
    l: { do: 'skip', seconds: 10 },
    ArrowLeft: { do: 'skip', seconds: -5 },
    ArrowRight: { do: 'skip', seconds: 5 },
    ArrowUp: { do: 'volume', by: 0.05 },
    ArrowDown: { do: 'volume', by: -0.05 },
    f: { do: 'fullscreen' },
    m: { do: 'mute' },
    c: { do: 'captions' },
    '<': { do: 'speed', step: -1 },
    '>': { do: 'speed', step: 1 },
    Home: { do: 'jump', part: 0 },
    End: { do: 'jump', part: 1 },
    '?': { do: 'help' },
  }),
);
