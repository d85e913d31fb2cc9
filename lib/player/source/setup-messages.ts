/** Texts of the setup errors. They are part of the public interface. */
export const setupMessages = {
  noElement: 'Setup failed: no suitable element passed',
  alreadySetUp: 'Target already setup',
  disabled: 'Setup failed: disabled by config',
  noSupport: 'Setup failed: no support',
  invalidProvider: 'Setup failed: Invalid provider',
  unsupportedType: 'Setup failed: unsupported type',
  invalidSource: 'Invalid source format',
  invalidRatio: 'Invalid aspect ratio specified',
  posterOnlyVideo: 'Poster can only be set for video',
  ratioOnlyVideo: 'Aspect ratio can only be set for video',
  noThumbnails: 'Missing previewThumbnails.src config attribute',
} as const;

export type SetupMessage = (typeof setupMessages)[keyof typeof setupMessages];
