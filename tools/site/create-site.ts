import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import slugify from 'slugify';

/** Target paths of the template files. CI files go where their hosts look for them. */
const files = {
  'site.yaml': ['site.yaml'],
  'theme.yaml': ['theme.yaml'],
  'films/premier-film.yaml': ['films/premier-film.yaml'],
  'screenings/seances.yaml': ['screenings/seances.yaml'],
  'venues.yaml': ['venues.yaml'],
  'shop.yaml': ['shop.yaml'],
  'pages/a-propos.yaml': ['pages/a-propos.yaml'],
  'news/premiere-nouvelle.yaml': ['news/premiere-nouvelle.yaml'],
  'README.md': ['README.md'],
  gitignore: ['.gitignore'],
  'check.yml': ['.github/workflows/check.yml', '.forgejo/workflows/check.yml'],
  'preview.yml': ['.github/workflows/preview.yml', '.forgejo/workflows/preview.yml'],
  'ci.gitlab.yml': ['.gitlab-ci.yml'],
} as const;

/** Folders for optional content. Git does not track empty folders. */
const folders = ['collections', 'shop', 'programme', 'media'];

/** The genres of the demo content serve as a start. */
const genres = 'content/genres.yaml';

/**
 * Creates a content folder with one film that explains every field.
 * @param folder new or empty; its name is the site's name until `site.yaml` sets another
 * @throws an error with a message for the user if the folder is not empty
 */
export function createSite(folder: string, project = process.cwd()) {
  const home = resolve(project, folder);
  const template = join(project, 'tools/site/template');
  if (existsSync(home) && readdirSync(home).some((name) => name !== '.git'))
    throw new Error(
      `${folder} is not empty: a new site needs a folder that does not exist yet or is empty.`,
    );
  const words = nameSite(home, project);
  const writtenFiles: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
    writtenFiles.push(path);
  };
  for (const [from, targets] of Object.entries(files))
    for (const path of targets)
      write(path, fillIn(readFileSync(join(template, from), 'utf8'), words));
  for (const path of folders) write(`${path}/.gitkeep`, '');
  if (existsSync(join(project, genres))) {
    cpSync(join(project, genres), join(home, 'genres.yaml'));
    writtenFiles.push('genres.yaml');
  }
  return { name: words.name, path: words.path, files: writtenFiles };
}

function nameSite(home: string, project: string) {
  const slug = slugify(basename(home), { lower: true, strict: true }) || 'maison';
  const name = slug.replace(/-/g, ' ').replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  const year = String(new Date().getFullYear());
  return { name, slug, year, path: relative(project, home).replaceAll('\\', '/') };
}

/** Replaces the `«words»` of a template; other guillemets, as in prose, stay. */
function fillIn(text: string, words: Record<string, string>): string {
  return text.replace(/«(\w+)»/g, (found, word: string) =>
    Object.hasOwn(words, word) ? String(words[word]) : found,
  );
}
