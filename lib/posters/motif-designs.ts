import type { MotifName } from '@/lib/content/schema/motif';
import type { Design } from './design';
import { banner } from './motifs/banner';
import { bat } from './motifs/bat';
import { beam } from './motifs/beam';
import { beetle } from './motifs/beetle';
import { bell } from './motifs/bell';
import { book } from './motifs/book';
import { bowl } from './motifs/bowl';
import { boxingRing } from './motifs/boxing-ring';
import { braids } from './motifs/braids';
import { candle } from './motifs/candle';
import { carriage } from './motifs/carriage';
import { castle } from './motifs/castle';
import { cat } from './motifs/cat';
import { cathedral } from './motifs/cathedral';
import { cauldron } from './motifs/cauldron';
import { chairs } from './motifs/chairs';
import { claw } from './motifs/claw';
import { cloak } from './motifs/cloak';
import { clock } from './motifs/clock';
import { clown } from './motifs/clown';
import { coins } from './motifs/coins';
import { comb } from './motifs/comb';
import { crown } from './motifs/crown';
import { daggers } from './motifs/daggers';
import { diagonals } from './motifs/diagonals';
import { discs } from './motifs/discs';
import { eclipse } from './motifs/eclipse';
import { egg } from './motifs/egg';
import { face } from './motifs/face';
import { factory } from './motifs/factory';
import { fish } from './motifs/fish';
import { flames } from './motifs/flames';
import { flask } from './motifs/flask';
import { frame } from './motifs/frame';
import { furrows } from './motifs/furrows';
import { glass } from './motifs/glass';
import { guillotine } from './motifs/guillotine';
import { hands } from './motifs/hands';
import { headframe } from './motifs/headframe';
import { hose } from './motifs/hose';
import { key } from './motifs/key';
import { lattice } from './motifs/lattice';
import { mask } from './motifs/mask';
import { mirror } from './motifs/mirror';
import { moon } from './motifs/moon';
import { palm } from './motifs/palm';
import { peaks } from './motifs/peaks';
import { porthole } from './motifs/porthole';
import { puppet } from './motifs/puppet';
import { pyramid } from './motifs/pyramid';
import { rails } from './motifs/rails';
import { rectangles } from './motifs/rectangles';
import { revolvingDoor } from './motifs/revolving-door';
import { road } from './motifs/road';
import { rose } from './motifs/rose';
import { sail } from './motifs/sail';
import { shell } from './motifs/shell';
import { shoe } from './motifs/shoe';
import { skull } from './motifs/skull';
import { smoke } from './motifs/smoke';
import { snow } from './motifs/snow';
import { stairs } from './motifs/stairs';
import { street } from './motifs/street';
import { suitcases } from './motifs/suitcases';
import { thread } from './motifs/thread';
import { topHat } from './motifs/top-hat';
import { train } from './motifs/train';
import { waves } from './motifs/waves';
import { wheel } from './motifs/wheel';
import { windmill } from './motifs/windmill';
import { windows } from './motifs/windows';

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
