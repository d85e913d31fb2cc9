/** Positions of the stills within the film, away from the titles at both ends. */
const stillPlaces = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6];

/** Between the stills, so that the poster differs from all of them. */
const posterPlaces = [0.25, 0.42, 0.58, 0.75];

/** The five moments of the stills, in seconds. */
export function stillMoments(seconds: number): number[] {
  return stillPlaces.map((place) => toMillis(place * seconds));
}

/** Candidate moments for the poster, in seconds. */
export function posterMoments(seconds: number): number[] {
  return posterPlaces.map((place) => toMillis(place * seconds));
}

function toMillis(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
