/** Built-in crew jobs. Their names in `messages/` are names of activities, not of professions. */
export const builtInJobs = [
  ...['screenplay', 'dialogue', 'dramaturgy', 'research', 'directing-assistance', 'casting'],
  ...['cinematography', 'lighting', 'stills', 'editing', 'colour-grading'],
  ...['sound', 'sound-design', 'mixing', 'music', 'narration'],
  ...['design', 'costume', 'make-up', 'props', 'stunts', 'choreography'],
  ...['animation', 'storyboard', 'visual-effects', 'special-effects', 'titles'],
  ...['production', 'executive-production', 'production-management'],
  ...['subtitling', 'restoration'],
] as const;

/**
 * Genre of short films. Films do not list it, because it follows from the runtime. A site that uses it adds its names
 * to `genres.yaml`.
 */
export const shortGenre = 'short';
