import { existsSync } from 'node:fs';
import type { Fault } from './fault';
import { placeFaults } from './faults/place-faults';
import { findHouseFaults } from './house-faults';
import { type HouseFiles, type KnownFilms, readFiles, soundParts, wholeParts } from './house-files';
import { listSlugs } from './read-folder';
import { resolveScreenings } from './screenings/resolve-screenings';

/** What of a house can be read, every fault of what cannot, and what may be meant otherwise (`warnings`). Films that are `known` are not read again. */
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
  const expected = 'a folder with a site.yaml; there is no house here (HOUSE says where it is)';
  return { path, field: 'the house', expected };
}

const placeOf = ({ path, field, row }: Fault) => `${path} ${field} ${row ?? ''}`;
