import { findFirefox, findWebKit } from './find-other-browsers.mjs';
import { installPackages } from './install-packages.mjs';

/** Both browsers, the screen that WebKit draws on, and what it plays films with. */
const packages = [
  ...['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  ...['libav', 'plugins-good', 'plugins-bad', 'gl'].map((name) => `gstreamer1.0-${name}`),
];

/** Firefox and WebKit, as `installPackages` says. */
export function installOtherBrowsers(isShown = true) {
  return installPackages(packages, () => Boolean(findFirefox() && findWebKit()), isShown);
}
