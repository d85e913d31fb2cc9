/**
 * The id of the build: 16 characters of the fingerprint of its sources, or `BUILD_ID` (`build-site.mjs`). Next and
 * `/builds/latest.json` use the same. In `next dev`: `development`.
 */
export const buildId = process.env.NEXT_PUBLIC_BUILD_ID ?? 'development';
