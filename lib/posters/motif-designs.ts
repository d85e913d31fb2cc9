import type { MotifName } from '@/lib/content/schema/motif';
import type { Design } from './design';
import { comb } from './designs/combs';
import { bat, beetle, cat, egg } from './motifs/animals';
import { revolvingDoor, stairs, street, windows } from './motifs/city';
import { cloak, shoe, topHat } from './motifs/clothes';
import { clown, face, mask, skull } from './motifs/faces';
import { boxingRing, daggers } from './motifs/fight';
import { bell, book, chairs, frame, mirror } from './motifs/furniture';
import { diagonals, discs, lattice, rectangles } from './motifs/geometry';
import { claw, hands } from './motifs/hands';
import { factory, headframe, windmill } from './motifs/industry';
import { peaks, road } from './motifs/landscapes';
import { beam, candle, flames, smoke } from './motifs/light';
import { castle, cathedral, pyramid } from './motifs/monuments';
import { furrows, hose, palm, rose } from './motifs/plants';
import { banner, crown, guillotine } from './motifs/power';
import { fish, sail, shell, waves } from './motifs/sea';
import { eclipse, moon, snow } from './motifs/sky';
import { clock, coins, key } from './motifs/small-objects';
import { braids, puppet, thread } from './motifs/strings';
import { rails, suitcases, train } from './motifs/travel';
import { carriage, porthole, wheel } from './motifs/vehicles';
import { bowl, cauldron, flask, glass } from './motifs/vessels';

/** The design of each motif name. */
export const motifDesigns: Record<MotifName, Design> = {
  banner,
  bat,
  beam,
  beetle,
  bell,
  book,
  bowl,
  'boxing-ring': boxingRing,
  braids,
  candle,
  carriage,
  castle,
  cat,
  cathedral,
  cauldron,
  chairs,
  claw,
  cloak,
  clock,
  clown,
  coins,
  comb,
  crown,
  daggers,
  diagonals,
  discs,
  eclipse,
  egg,
  face,
  factory,
  fish,
  flames,
  flask,
  frame,
  furrows,
  glass,
  guillotine,
  hands,
  headframe,
  hose,
  key,
  lattice,
  mask,
  mirror,
  moon,
  palm,
  peaks,
  porthole,
  puppet,
  pyramid,
  rails,
  rectangles,
  'revolving-door': revolvingDoor,
  road,
  rose,
  sail,
  shell,
  shoe,
  skull,
  smoke,
  snow,
  stairs,
  street,
  suitcases,
  thread,
  'top-hat': topHat,
  train,
  waves,
  wheel,
  windmill,
  windows,
};
