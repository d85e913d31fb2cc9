import type { MotifName } from '@/lib/content/schema/motif';

/** Hover animations of a poster's picture. */
export type HoverAnimation =
  | 'climb'
  | 'fall'
  | 'flicker'
  | 'float'
  | 'loom'
  | 'pass'
  | 'rise'
  | 'shake'
  | 'swing'
  | 'turn';

const animationsByMotif: Record<MotifName, HoverAnimation> = {
  banner: 'float',
  bat: 'float',
  beam: 'swing',
  beetle: 'shake',
  bell: 'swing',
  book: 'loom',
  bowl: 'turn',
  'boxing-ring': 'shake',
  braids: 'swing',
  candle: 'flicker',
  carriage: 'pass',
  castle: 'rise',
  cat: 'loom',
  cathedral: 'rise',
  cauldron: 'flicker',
  chairs: 'shake',
  claw: 'climb',
  cloak: 'loom',
  clock: 'turn',
  clown: 'float',
  coins: 'fall',
  comb: 'pass',
  crown: 'rise',
  daggers: 'shake',
  diagonals: 'pass',
  discs: 'turn',
  eclipse: 'rise',
  egg: 'shake',
  face: 'loom',
  factory: 'rise',
  fish: 'pass',
  flames: 'flicker',
  flask: 'float',
  frame: 'swing',
  furrows: 'loom',
  glass: 'float',
  guillotine: 'fall',
  hands: 'rise',
  headframe: 'climb',
  hose: 'shake',
  key: 'swing',
  lattice: 'loom',
  mask: 'loom',
  mirror: 'swing',
  moon: 'rise',
  palm: 'float',
  peaks: 'climb',
  porthole: 'turn',
  puppet: 'swing',
  pyramid: 'rise',
  rails: 'loom',
  rectangles: 'loom',
  'revolving-door': 'turn',
  road: 'loom',
  rose: 'float',
  sail: 'float',
  shell: 'flicker',
  shoe: 'climb',
  skull: 'loom',
  smoke: 'flicker',
  snow: 'turn',
  stairs: 'climb',
  street: 'loom',
  suitcases: 'climb',
  thread: 'swing',
  'top-hat': 'float',
  train: 'pass',
  waves: 'float',
  wheel: 'turn',
  windmill: 'turn',
  windows: 'flicker',
};

/** Animations of the designs that are chosen by genre, and of the default design. */
const animationsByDesign: Record<string, HoverAnimation> = {
  combs: 'pass',
  shards: 'fall',
  orbits: 'turn',
  targets: 'turn',
  rosettes: 'turn',
  columns: 'rise',
  bounce: 'fall',
  measure: 'pass',
  gap: 'loom',
  quantities: 'float',
};

const allAnimations = new Map<string, HoverAnimation>(
  Object.entries({ ...animationsByDesign, ...animationsByMotif }),
);

/** The animation of a design, by its name. */
export const hoverAnimationOf = (design: string): HoverAnimation =>
  allAnimations.get(design) ?? 'float';
