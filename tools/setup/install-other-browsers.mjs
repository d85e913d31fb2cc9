import { findFirefox, findWebKit } from './find-other-browsers.mjs';
import { installPackages } from './install-packages.mjs';

/** Both browsers, the virtual screen for WebKit, and its media plugins. */
const packages = [
  ...['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  ...['libav', 'plugins-good', 'plugins-bad', 'gl'].map((name) => `gstreamer1.0-${name}`),
];

/** Installs Firefox and WebKit; see `installPackages`. */
export function installOtherBrowsers(isShown = true) {
  return installPackages(packages, () => Boolean(findFirefox() && findWebKit()), isShown);
}
