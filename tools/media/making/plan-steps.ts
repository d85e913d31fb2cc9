import { audioFileArguments, canCopyVideo, filmArguments } from '../encoding-arguments';
import { hlsArguments } from '../hls-arguments';
import { mainSound, type Picture, type Recording, type Sound } from '../probe/recording';
import { spriteLayout, spriteName } from '../sprite-layout';
import { chaptersFileName } from './make-chapters';
import type { Step } from './step';

/** The steps for a recording, in order. Later steps take pictures from the film.mp4 of the first one. */
export function planSteps({ picture, sound, seconds, chapters = [] }: Recording): Step[] {
  const steps = picture ? filmSteps(picture, { sound, seconds }) : audioSteps(sound);
  if (chapters.length === 0) return steps;
  return [...steps, { name: 'chapters', outputs: [chaptersFileName(sound)], chapters }];
}

function audioSteps(sound: readonly Sound[]): Step[] {
  const mainTrack = mainSound(sound);
  if (!mainTrack) return [];
  return [{ name: 'audio', outputs: ['audio.m4a'], arguments: audioFileArguments(mainTrack) }];
}

function filmSteps(picture: Picture, { sound, seconds }: Omit<Recording, 'picture'>): Step[] {
  const layout = spriteLayout(seconds, picture);
  const sheets = Array.from({ length: layout.sheets }, (_, sheet) => spriteName(layout, sheet));
  const matrix = canCopyVideo(picture) ? picture.matrix : 'bt709';
  const moments = stillMoments(seconds);
  const stills = moments.map((_, index) => `still-${index + 1}.jpg`);
  return [
    { name: 'film', outputs: ['film.mp4'], arguments: filmArguments(picture, sound) },
    { name: 'hls', outputs: ['hls'], arguments: hlsArguments(picture, sound), sound },
    { name: 'sprites', outputs: [...sheets, 'thumbnails.vtt'], layout, seconds, matrix },
    { name: 'poster', outputs: ['poster.jpg'], moments: posterMoments(seconds), matrix },
    { name: 'stills', outputs: stills, moments, matrix },
    { name: 'thumbhash', outputs: ['poster.thumbhash'] },
  ];
}

/** Positions of the stills within the film, away from the titles at both ends. */
const stillPlaces = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6];

/** Between the stills, so that the poster differs from all of them. */
const posterPlaces = [0.25, 0.42, 0.58, 0.75];

/** The five moments of the stills, in seconds. */
export function stillMoments(seconds: number): number[] {
  return stillPlaces.map((place) => toMillis(place * seconds));
}

/** Candidate moments for the poster, in seconds. */
function posterMoments(seconds: number): number[] {
  return posterPlaces.map((place) => toMillis(place * seconds));
}

function toMillis(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
