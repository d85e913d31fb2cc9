import { existsSync } from 'node:fs';
import { dayOf } from '@/lib/primitives/time/day-of';
import { liesHere } from '../store/media-files';
import { findArticleFaults, findPriceFaults } from './article-faults';
import type { Fault } from './fault';
import { placeFaults } from './faults/place-faults';
import {
  type HouseFiles,
  type KnownFilms,
  rawParts,
  readFiles,
  soundParts,
  wholeParts,
} from './house-files';
import { findBrokenMedia } from './media/broken-media';
import { findMissingFiles } from './media/missing-files';
import { findPublicationFaults } from './moment-faults';
import { findSameSlugs, findSharedAliases, findUndatedAuthors } from './name-faults';
import { findEmptyOffers, findProgrammeFaults } from './offer-faults';
import { findMenuFaults, findTakenNames, findTwoImprints } from './page-faults';
import { listSlugs } from './read-folder';
import { findBrokenReferences } from './references';
import { resolveScreenings } from './screenings/resolve-screenings';
import { findUnknownInks } from './theme/ink-faults';
import { noTheme } from './theme/read-theme';
import { findThemeFaults } from './theme/theme-faults';
import { findShopConfigFaults } from './till-faults';

/** Reads all content, with all issues and warnings. Unchanged `known` films are not read again. */
export function readHouse(house: string, known?: KnownFilms) {
  const noted: Fault[] = [];
  const files = readFiles(house, noted, known);
  const unresolved: Fault[] = [];
  const read = { ...wholeParts(files), ...inCinemas(files, house, unresolved) };
  if (!existsSync(house)) return { read, faults: [noHouse(house)], warnings: [] };
  const warnings = noted.filter(({ isWarning }) => isWarning);
  const faults = noted.filter(({ isWarning }) => !isWarning);
  const said = new Set(faults.map(placeOf));
  const found = [...findHouseFaults(files, house), ...unresolved];
  const others = found.filter((fault) => !said.has(placeOf(fault)));
  return { read, faults: placeFaults([...faults, ...others]), warnings };
}

function inCinemas(files: HouseFiles, house: string, faults: Fault[]) {
  const { films, site } = soundParts(files);
  const slugs = listSlugs(`${house}/films`);
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const beside = { films, slugs, timeZone, venues: files.venues.value };
  return resolveScreenings(files.screenings, beside, house, faults);
}

function noHouse(path: string): Fault {
  const expected =
    'a folder with a site.yaml; there is no house here (CONTENT_DIR says where it is)';
  return { path, field: 'the house', expected };
}

const placeOf = ({ path, field, row }: Fault) => `${path} ${field} ${row ?? ''}`;

/** Issues across files: broken references, missing or invalid media. */
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
    ...findShopConfigFaults(
      sound,
      house,
      dayOf(Date.now(), whole.site?.timeZone ?? 'Europe/Zurich'),
    ),
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
