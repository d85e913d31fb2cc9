import type { Step } from '../step';
import { bringMedia } from './bring-media';
import { takeOutLead } from './take-out-lead';
import { trimAddress } from './trim-address';
import { writeCaptions } from './write-captions';
import { writeMarkdown } from './write-markdown';

/** Automatic upgrade steps by content version. CHANGELOG.md describes the manual ones. */
export const stepsTo: Record<number, readonly Step[]> = {
  2: [takeOutLead, trimAddress, bringMedia, writeCaptions, writeMarkdown],
};
