/**
 * The id of the build this code belongs to: 16 characters of its sources' fingerprint, or what
 * `BUILD_ID` named (`build-site.mjs`); the same that Next and `/builds/latest.json` give. In
 * `next dev`: `development`.
 */
export const buildId = process.env.NEXT_PUBLIC_BUILD_ID ?? 'development';
