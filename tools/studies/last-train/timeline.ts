import type { Shot } from './scene';
import { clock } from './shots/clock';
import { lastWindow, windowsDarken, windowsLight } from './shots/facade';
import { atHerWindow } from './shots/her-window';
import { passing } from './shots/passing';
import { rush } from './shots/rush';
import { signal } from './shots/signal';
import { lampsGoOut, lastUmbrella, rushHour, underTheBridge } from './shots/street-shots';
import { tailLamp } from './shots/tail-lamp';
import { atTheTrainWindow } from './shots/train-window';
import { umbrellas } from './shots/umbrellas';
import { wheelsRun, wheelsStart, wheelsStop } from './shots/wheels';
import { wiresDance } from './shots/wires-dance';

const later =
  (show: Shot['show'], by: number): Shot['show'] =>
  (beat) =>
    show(beat + by);

/** The shots, one after the other; every cut falls on a beat. */
export const shots: readonly Shot[] = [
  { beats: 4, show: clock(360, true) },
  { beats: 8, show: windowsLight },
  { beats: 12, show: rushHour },
  { beats: 8, show: umbrellas },
  { beats: 8, show: underTheBridge },
  { beats: 4, show: wheelsRun(1) },
  { beats: 4, show: rush(0) },
  { beats: 2, show: passing(1) },
  { beats: 2, show: wheelsRun(1.5, 0.3) },
  { beats: 2, show: wiresDance },
  { beats: 2, show: later(umbrellas, 14) },
  { beats: 1, show: wheelsRun(1.9, 0.1) },
  { beats: 1, show: passing(-1) },
  { beats: 1, show: rush(300) },
  { beats: 1, show: wheelsRun(1.3, 0.6) },
  { beats: 1, show: later(wiresDance, 3) },
  { beats: 1, show: passing(1) },
  { beats: 2, show: rush(420) },
  { beats: 4, show: signal(99) },
  { beats: 4, show: wheelsStop },
  { beats: 8, show: atHerWindow },
  { beats: 8, show: atTheTrainWindow },
  { beats: 4, show: signal(1) },
  { beats: 6, show: wheelsStart },
  { beats: 6, show: later(rush(600), 0) },
  { beats: 4, show: clock(719) },
  { beats: 8, show: windowsDarken },
  { beats: 8, show: lastUmbrella },
  { beats: 12, show: lampsGoOut },
  { beats: 12, show: tailLamp },
  { beats: 10, show: lastWindow },
];

export const beats = shots.reduce((sum, shot) => sum + shot.beats, 0);

/** The shot at a beat of the film, and the beat within it. */
export function shotAt(beat: number): { shot: Shot; beat: number } {
  let begin = 0;
  for (const shot of shots) {
    if (beat < begin + shot.beats) return { shot, beat: beat - begin };
    begin += shot.beats;
  }
  throw new RangeError(`The film is over at beat ${beat}.`);
}
