import type { Step } from '../step';
import { bringMedia } from './bring-media';
import { takeOutLead } from './take-out-lead';
import { trimAddress } from './trim-address';
import { writeCaptions } from './write-captions';
import { writeMarkdown } from './write-markdown';

/** What each version asks of a house's files, as far as a program can do it; CHANGELOG.md says the rest. */
export const stepsTo: Record<number, readonly Step[]> = {
  2: [takeOutLead, trimAddress, bringMedia, writeCaptions, writeMarkdown],
};
