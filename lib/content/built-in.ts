/** Built-in crew jobs. Their names are in `messages/`, after the activity and not after the person. */
export const builtInJobs = [
  ...['screenplay', 'dialogue', 'dramaturgy', 'research', 'directing-assistance', 'casting'],
  ...['cinematography', 'lighting', 'stills', 'editing', 'colour-grading'],
  ...['sound', 'sound-design', 'mixing', 'music', 'narration'],
  ...['design', 'costume', 'make-up', 'props', 'stunts', 'choreography'],
  ...['animation', 'storyboard', 'visual-effects', 'special-effects', 'titles'],
  ...['production', 'executive-production', 'production-management'],
  ...['subtitling', 'restoration'],
] as const;

/** Genre that films do not list, since it follows from the runtime. A site that uses it defines its names. */
export const shortGenre = 'short';
