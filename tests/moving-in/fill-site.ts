import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { give } from './command';

/** The film of a new site. */
export const film = {
  slug: 'premier-film',
  title: { fr: 'Mon premier film', de: 'Mein erster Film' },
};

/** An editors' page, in the menu. */
export const page = { slug: 'la-maison', title: { fr: 'La maison', de: 'Das Haus' } };

/** Venue of a screening in a week. */
export const venue = { fr: 'Salle d’essai', de: 'Probesaal' };

/** Accent colour of the light theme. */
export const accent = '#1d6b3a';

/** Fills a new site with a film, a page, a screening and a theme. @param recorded the film's source file */
export async function fillSite(software: string, contentFolder: string, recorded: string) {
  await addFilm(software, contentFolder, recorded);
  write(join(contentFolder, 'pages', `${page.slug}.yaml`), written);
  write(join(contentFolder, 'venues.yaml'), cinema);
  write(join(contentFolder, 'screenings', 'seances.yaml'), announced());
  write(join(contentFolder, 'theme.yaml'), `light:\n  accent: '${accent}'\n`);
}

const both = ({ fr, de }: { fr: string; de: string }) => `{ fr: ${fr}, de: ${de} }`;

const written = `title: ${both(page.title)}
in: menu
text: { fr: "Une maison *neuve*.", de: "Ein *neues* Haus." }
`;

const cinema = `salle-d-essai:
  name: ${both(venue)}
  town: { fr: Genève, de: Genf }
  country: CH
`;

function announced() {
  const week = 7 * 24 * 60 * 60 * 1000;
  const day = new Date(Date.now() + week).toISOString().slice(0, 10);
  return `screenings:
  - film: ${film.slug}
    venue: salle-d-essai
    start: ${day} 20:30
`;
}

/** Adds a film with stream, captions, poster, stills and thumbnails. */
async function addFilm(software: string, contentFolder: string, recorded: string) {
  const { slug } = film;
  write(join(contentFolder, 'media', slug, 'captions.fr.vtt'), captions);
  const order = ['npm', 'run', '--silent', 'media', '--', recorded, '--slug', slug];
  // Editors write the alternative texts.
  const alt = 'alt: { fr: Une mire de couleurs., de: Ein farbiges Testbild. }';
  const printed = await give(software, order, { CONTENT_DIR: contentFolder });
  const lines = printed.replace(/# alt:\s+# +fr:\s+# +de:/g, alt);
  const file = join(contentFolder, 'films', `${slug}.yaml`);
  write(file, `${readFileSync(file, 'utf8')}\n${lines}\n`);
}

const captions = 'WEBVTT\n\n00:01.000 --> 00:08.000\nBonsoir, voici notre premier film.\n';

/** Makes a source film: twelve seconds of a test picture and a tone. Returns the file. */
export async function recordFilm(folder: string) {
  const file = join(folder, 'film.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25:duration=12'];
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=12'];
  const how = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  await give(folder, ['ffmpeg', '-v', 'error', ...picture, ...tone, ...how, file]);
  return file;
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
