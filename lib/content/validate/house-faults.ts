import { dayOf } from '@/lib/days/day-of';
import { liesHere } from '../store/media-files';
import { findArticleFaults, findPriceFaults } from './article-faults';
import { findEmptyOffers } from './empty-offers';
import type { Fault } from './fault';
import { type HouseFiles, rawParts, soundParts, wholeParts } from './house-files';
import { findBrokenMedia } from './media/broken-media';
import { findMissingFiles } from './media/missing-files';
import { findSameSlugs, findSharedAliases, findUndatedAuthors } from './name-faults';
import { findMenuFaults, findTakenNames, findTwoImprints } from './page-faults';
import { findProgrammeFaults } from './programme-faults';
import { findPublicationFaults } from './publication-faults';
import { listSlugs } from './read-folder';
import { findBrokenReferences } from './references';
import { findUnknownInks } from './theme/ink-faults';
import { noTheme } from './theme/read-theme';
import { findThemeFaults } from './theme/theme-faults';
import { findTillFaults } from './till-faults';

/** What no file shows by itself: names that lead nowhere, files that are not there or are not what they say. */
export function findHouseFaults(files: HouseFiles, house: string): Fault[] {
  const [whole, sound, raw] = [wholeParts(files), soundParts(files), rawParts(files)];
  const look = { ...noTheme, ...files.theme.sound };
  const here = (src: string) => liesHere(src, whole.site?.mediaUrl);
  return [
    ...findBrokenReferences(sound, listSlugs(`${house}/films`), house),
    ...findMenuFaults(sound, listSlugs(`${house}/pages`), house),
    ...findMissingFiles(raw, house, { liesHere: here }),
    ...findBrokenMedia(raw, house, here),
    ...findProgrammeFaults(sound, house),
    ...findPriceFaults(sound, house),
    ...findArticleFaults(sound, house, sound.till !== undefined),
    ...findEmptyOffers(sound, house),
    ...findTillFaults(sound, house, dayOf(Date.now(), whole.site?.timeZone ?? 'Europe/Zurich')),
    ...findSameSlugs(sound, house),
    ...findPublicationFaults(whole, house),
    ...findUndatedAuthors(whole, house),
    ...findSharedAliases(whole, house),
    ...findTakenNames(files.pages.keys(), house),
    ...findTwoImprints(sound, house),
    ...findThemeFaults(look, house),
    ...findUnknownInks(sound.collections, look, house),
  ];
}
