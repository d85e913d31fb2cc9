import { expect, test } from 'vitest';
import type { AdEffect } from '@/lib/ads/machine/ad-machine';
import { runEffect } from '@/lib/ads/run-effect';

/** The parts of a player's advertisements, each of which writes down that it was called. */
function open({ hasBegun = false, hasBackend = true, mayAbandon = true } = {}) {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const noteAll = (part: string, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, note(`${part}.${name}`)]));
  const backend = noteAll('backend', 'play', 'contentEnded', ...(mayAbandon ? ['abandon'] : []));
  const view = noteAll('view', 'cover', 'uncover', 'show', 'hide', 'resume', 'tellPaused');
  const parts = {
    agreement: noteAll('agreement', 'ask'),
    gate: { ...noteAll('gate', 'pauseContent', 'playContent'), hasBegun: () => hasBegun },
    poster: '/poster.jpg',
    requester: {
      ...noteAll('requester', 'request', 'drop'),
      backend: () => (hasBackend ? backend : undefined),
    },
    timer: noteAll('timer', 'start', 'stop'),
    watchdog: noteAll('watchdog', 'start', 'stop'),
    ...{ view, send: note('send'), warn: note('warn') },
  } as unknown as Parameters<typeof runEffect>[1];
  return { calls, run: (effect: AdEffect) => runEffect(effect, parts) };
}
const ad = { linear: true };
const complete = { type: 'allComplete' } as const;

test.each([
  [{ do: 'askConsent' }, [['agreement.ask']]],
  [{ do: 'request' }, [['requester.request']]],
  [{ do: 'startTimer' }, [['timer.start']]],
  [{ do: 'stopTimer' }, [['timer.stop'], ['watchdog.stop']]],
  [{ do: 'watchAd' }, [['watchdog.start']]],
  [{ do: 'playBreak', breakId: 'mid' }, [['backend.play', 'mid']]],
  [{ do: 'abandonBreak' }, [['backend.abandon']]],
  [{ do: 'holdContent' }, [['gate.pauseContent'], ['view.cover', '/poster.jpg']]],
  [{ do: 'uncoverContent' }, [['view.uncover']]],
  [{ do: 'playContent' }, [['gate.playContent']]],
  [{ do: 'showAd', ad }, [['view.show', ad]]],
  [{ do: 'hideAd' }, [['view.hide']]],
  [{ do: 'resumeAd' }, [['view.resume']]],
  [{ do: 'tellPaused', paused: true }, [['view.tellPaused', true]]],
  [{ do: 'tellEnded' }, [['backend.contentEnded']]],
  [{ do: 'dropBackend' }, [['requester.drop']]],
  [{ do: 'warn', message: 'hm' }, [['warn', 'hm']]],
  [{ do: 'send', event: complete }, [['send', complete]]],
] as [AdEffect, unknown[][]][])(
  '%j is done by whom it is for, and by nobody else',
  (effect, done) => {
    const { run, calls } = open();
    run(effect);
    expect(calls).toEqual(done);
  },
);

test('a film in its midst is covered black, not with its poster', () => {
  const { run, calls } = open({ hasBegun: true });
  run({ do: 'holdContent' });
  expect(calls).toEqual([['gate.pauseContent'], ['view.cover', undefined]]);
});

test('where no backend is there any more, or one that gives up nothing, nothing is asked of it', () => {
  const effects: AdEffect[] = [
    ...[{ do: 'abandonBreak' } as const, { do: 'tellEnded' } as const],
    { do: 'playBreak', breakId: 'mid' },
  ];
  const { run, calls } = open({ hasBackend: false });
  for (const effect of effects) run(effect);
  const whole = open({ mayAbandon: false });
  whole.run({ do: 'abandonBreak' });
  expect([calls, whole.calls]).toEqual([[], []]);
});
