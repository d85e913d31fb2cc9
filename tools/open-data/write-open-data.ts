import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { RawFilm } from '@/lib/content/schema/film';
import type { Library } from '@/lib/content/store/raw-library';
import { forEachLocale, localePath } from '@/lib/i18n/locales';
import { writeTable } from '@/lib/primitives/table/write-table';
import { openLicence } from '@/lib/security/links';
import { openColumns } from '@/tools/import/columns/open-columns';
import { setAt, valueAt } from '@/tools/import/columns/paths';
import { exportFilms } from '@/tools/import/export-films';

const note =
  'The facts are CC0 1.0: anybody may use them for anything. Synopses, quotations, pictures and films are not part of them.';

/**
 * Writes the open catalogue into a folder: `films.csv`, which `npm run content:import` reads, and `films.json`.
 * Writes nothing if the open catalogue is switched off or there are no films. The files are static, so a request
 * costs no computation.
 * @param site origin of the site
 */
export function writeOpenData(
  folder: string,
  { films, people, site: { name, switchedOff } }: Pick<Library, 'films' | 'people' | 'site'>,
  site: string,
): void {
  if (films.size === 0 || switchedOff.includes('open')) return;
  mkdirSync(folder, { recursive: true });
  const rows = exportFilms({ films, people, memory: new Map() }, openColumns);
  writeFileSync(join(folder, 'films.csv'), writeTable(rows, 'guarded'));
  const json = openSync(join(folder, 'films.json'), 'w');
  const head = { title: name, source: site, license: openLicence, note };
  writeSync(json, `${JSON.stringify(head).slice(0, -1)},"films":[\n`);
  let before = '';
  for (const [slug, film] of films) {
    writeSync(json, before + JSON.stringify(openFilm(slug, film, site)));
    before = ',\n';
  }
  writeSync(json, '\n]}\n');
  closeSync(json);
}

/**
 * The open fields of a film, with the same values as in its file, and the addresses of its pages. Absent fields are
 * left out.
 */
function openFilm(slug: string, film: RawFilm, site: string): Record<string, unknown> {
  const page = forEachLocale((locale) => site + localePath(`/movie/${slug}`, locale));
  const open: Record<string, unknown> = { slug, page };
  for (const { path } of openColumns) {
    const value = path ? valueAt(film, path) : undefined;
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) setAt(open, path, value);
  }
  return open;
}
