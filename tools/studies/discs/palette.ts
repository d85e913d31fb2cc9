/** Few colours, as from a printer's case: a paper, an ink, and five that multiply well. */
export const palette = {
  paper: '#f2e9d9',
  ink: '#1b2233',
  red: '#df4a2c',
  ochre: '#e8aa3c',
  blue: '#2f6291',
  rose: '#eab9a2',
  green: '#7d9f8c',
} as const;
