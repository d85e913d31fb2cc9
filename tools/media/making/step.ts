import type { Matrix, Sound } from '../probe/recording';
import type { SpriteLayout } from '../sprites/sprite-layout';

/** An atomic step. `outputs` are names in the film's folder. */
export type Step = { outputs: string[] } & (
  | { name: 'film' | 'audio'; arguments: string[] }
  | { name: 'hls'; arguments: string[]; sound: Sound[] }
  | { name: 'sprites'; layout: SpriteLayout; seconds: number; matrix: Matrix }
  | { name: 'poster'; moments: number[]; matrix: Matrix }
  | { name: 'stills'; moments: number[]; matrix: Matrix }
  | { name: 'thumbhash' }
);

export type StepName = Step['name'];

/** The step type of that name. */
export type StepOf<Name extends StepName> = Step & { name: Name };
