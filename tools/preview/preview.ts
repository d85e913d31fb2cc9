import { loadUnfilteredLibrary } from '@/lib/content/validate/load-library';
import { readPreviewSettings } from '@/lib/server/preview-login/preview-settings';
import { createShare, readShareArguments } from './create-share';

/** `npm run preview -- --share movie/<slug> [--until 2026-12-01]`: creates a share link to a preview page. */
try {
  const share = readShareArguments(process.argv.slice(2));
  const settings = readPreviewSettings(process.env);
  const { address, lastDay } = createShare(share, { settings, library: loadUnfilteredLibrary() });
  process.stdout.write(`${address}\n`);
  process.stderr.write(
    `Shows ${share.path} in both languages until the end of ${lastDay}.${
      settings.address ? '' : ' Put the address of the preview before it; PREVIEW_URL says it.'
    }\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
