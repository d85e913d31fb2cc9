import type { Colours } from '../../store/theme';

/** The look that a house has where its `theme.yaml` says nothing else. */
export const defaultLight: Colours = {
  paper: '#f7f7f4',
  raised: '#ecebe6',
  ink: '#111111',
  muted: '#595953',
  line: '#c9c8c1',
  accent: '#c8200e',
  onAccent: '#ffffff',
};

export const defaultDark: Colours = {
  paper: '#111110',
  raised: '#1e1e1c',
  ink: '#f3f2ed',
  muted: '#a9a8a0',
  line: '#3d3d39',
  accent: '#ff5b42',
  onAccent: '#111110',
};
