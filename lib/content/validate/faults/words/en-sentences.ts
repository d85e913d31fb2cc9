/**
 * The English sentence itself stands in the code. Here is what a schema says in words of its own, such as the
 * specification's, that an editor would not know what to do about.
 */
export const englishSentences: Record<string, string> = {
  'Setup failed: unsupported type': 'video or audio',
  'Setup failed: Invalid provider': 'html5, youtube or vimeo',
  'Invalid source format': 'a list of sources such as [{ provider: html5, src: /media/… }]',
  'Invalid aspect ratio specified': "a ratio such as '4:3'",
  'Aspect ratio can only be set for video': 'no ratio: only the type video has one',
  'Missing previewThumbnails.src config attribute':
    'the file of the thumbnails, such as /media/film/thumbnails.vtt',
  'the backend ima needs the address of its SDK':
    'the address of the SDK, which the backend ima needs: https://…',
  'a price in CHF, in EUR, or in both': 'a price in CHF, in EUR, or in both: { CHF: 29.90 }',
  'lower-case letters and digits, words joined by single hyphens':
    'lower-case letters and digits, words joined by single hyphens: le-manoir-du-diable',
  'words in fr, in de, or in several': 'words in fr, in de, or in both: { fr: …, de: … }',
  'words, or words in fr and in de': 'words, or words in fr and in de: { fr: …, de: … }',
};
