import { z } from 'zod';
import { nearest } from '@/lib/text/nearest';

/** What a drawn poster can show, besides what follows from a film's genres. `lib/posters/motifs` draws each. */
export const motifNames = [
  'banner',
  'bat',
  'beam',
  'beetle',
  'bell',
  'book',
  'bowl',
  'boxing-ring',
  'braids',
  'candle',
  'castle',
  'cat',
  'cathedral',
  'cauldron',
  'chairs',
  'claw',
  'cloak',
  'clock',
  'clown',
  'coins',
  'comb',
  'crown',
  'daggers',
  'eclipse',
  'egg',
  'face',
  'factory',
  'fish',
  'flames',
  'flask',
  'frame',
  'furrows',
  'glass',
  'guillotine',
  'hands',
  'headframe',
  'hose',
  'key',
  'lattice',
  'mask',
  'mirror',
  'moon',
  'palm',
  'peaks',
  'porthole',
  'puppet',
  'pyramid',
  'rails',
  'revolving-door',
  'road',
  'rose',
  'sail',
  'shell',
  'shoe',
  'skull',
  'smoke',
  'snow',
  'stairs',
  'street',
  'suitcases',
  'top-hat',
  'train',
  'waves',
  'wheel',
  'windmill',
  'windows',
] as const;

export type MotifName = (typeof motifNames)[number];

/** One of the vocabulary; of a word that is not in it the fault says which one is near. */
export const motifSchema = z.enum(motifNames, {
  error: ({ input }) => {
    const near = typeof input === 'string' && nearest(input, motifNames);
    const hint = near ? `; did you mean ${near}?` : '';
    return `one of ${motifNames.join(', ')}, and not “${input}”${hint}`;
  },
});
