import { beatsOfBar, type Shot } from './scene';
import { card } from './shots/card';
import { climb } from './shots/climb';
import { forest } from './shots/forest';
import { homeward } from './shots/homeward';
import { pond } from './shots/pond';
import { sewingRoom } from './shots/sewing-room';
import { sewingTheMoon } from './shots/sewing-the-moon';
import { sunIsPulled } from './shots/sun';
import { threadBreaks } from './shots/thread-breaks';
import { moonRises, townByNight } from './shots/town-by-night';

/** The fifteen shots, one after the other. */
export const shots: readonly Shot[] = [
  { bars: 3, show: card('moon', 9) },
  { bars: 4, show: townByNight },
  { bars: 3, show: sewingRoom },
  { bars: 3, show: threadBreaks },
  { bars: 2, show: card('broken', 6) },
  { bars: 4, show: forest },
  { bars: 4, show: pond },
  { bars: 2, show: card('needle', 6) },
  { bars: 5, show: climb },
  { bars: 4, show: sewingTheMoon },
  { bars: 3, show: moonRises },
  { bars: 2, show: card('end', 6) },
  { bars: 6, show: sunIsPulled },
  { bars: 4, show: homeward },
  { bars: 3, show: card('bow', 9) },
];

export const bars = shots.reduce((sum, shot) => sum + shot.bars, 0);

/** The shot at a beat of the film, and the beat within it. */
export function shotAt(beat: number): { shot: Shot; beat: number } {
  let begin = 0;
  for (const shot of shots) {
    const end = begin + shot.bars * beatsOfBar;
    if (beat < end) return { shot, beat: beat - begin };
    begin = end;
  }
  throw new RangeError(`The film is over at beat ${beat}.`);
}
