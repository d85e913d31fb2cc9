import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { give } from './command';

/** The film that every new house begins with. */
export const film = {
  slug: 'premier-film',
  title: { fr: 'Mon premier film', de: 'Mein erster Film' },
};

/** A page of the house's own, in its menu. */
export const page = { slug: 'la-maison', title: { fr: 'La maison', de: 'Das Haus' } };

/** Where the film is shown in a week. */
export const venue = { fr: 'Salle d’essai', de: 'Probesaal' };

/** What stands out, by day. */
export const accent = '#1d6b3a';

/** What editors do with a new house on their first day. @param recorded the film that they bring */
export async function fillHouse(software: string, house: string, recorded: string) {
  await bringFilm(software, house, recorded);
  write(join(house, 'pages', `${page.slug}.yaml`), written);
  write(join(house, 'venues.yaml'), cinema);
  write(join(house, 'screenings', 'seances.yaml'), announced());
  write(join(house, 'theme.yaml'), `light:\n  accent: '${accent}'\n`);
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

/** A film with all that the site shows of it: in qualities, with captions, a poster, stills, a strip of pictures. */
async function bringFilm(software: string, house: string, recorded: string) {
  const { slug } = film;
  write(join(house, 'media', slug, 'captions.fr.vtt'), captions);
  const order = ['npm', 'run', '--silent', 'media', '--', recorded, '--slug', slug];
  // Only a person knows what is to be seen in a still.
  const seen = 'alt: { fr: Une mire de couleurs., de: Ein farbiges Testbild. }';
  const said = await give(software, order, { CONTENT_DIR: house });
  const lines = said.replace(/# alt:\s+# +fr:\s+# +de:/g, seen);
  const file = join(house, 'films', `${slug}.yaml`);
  write(file, `${readFileSync(file, 'utf8')}\n${lines}\n`);
}

const captions = 'WEBVTT\n\n00:01.000 --> 00:08.000\nBonsoir, voici notre premier film.\n';

/** Twelve seconds of a test picture and a tone, as a house would bring a film. Returns the file. */
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
