import { createSite } from './create-site';

const usage = 'npm run new-site -- ../zytglogge   (a folder that is new or empty)';

/** `npm run new-site -- <folder>`: creates a content folder for a new site. */
const [folder, ...more] = process.argv.slice(2);
try {
  if (!folder || folder.startsWith('-') || more.length > 0)
    throw new Error(`One folder is wanted: ${usage}`);
  const { name, path, files } = createSite(folder);
  process.stdout.write(
    `${name} is in ${path}: ${files.length} files. site.yaml comes first, README.md says the rest.\nOpen it: CONTENT_DIR=${path} npm run up\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
