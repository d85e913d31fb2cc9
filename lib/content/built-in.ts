/** Jobs that every house has; their words stand in `messages/`, named after the work and not after who does it. */
export const builtInJobs = [
  ...['screenplay', 'dialogue', 'dramaturgy', 'research', 'directing-assistance', 'casting'],
  ...['cinematography', 'lighting', 'stills', 'editing', 'colour-grading'],
  ...['sound', 'sound-design', 'mixing', 'music', 'narration'],
  ...['design', 'costume', 'make-up', 'props', 'stunts', 'choreography'],
  ...['animation', 'storyboard', 'visual-effects', 'special-effects', 'titles'],
  ...['production', 'executive-production', 'production-management'],
  ...['subtitling', 'restoration'],
] as const;

/** The genre that no film names: it follows from the runtime. A house that has it gives its words. */
export const shortGenre = 'short';
