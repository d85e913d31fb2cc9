import { filmArguments, fits } from '../encoding/film-arguments';
import { listeningArguments } from '../encoding/sound-arguments';
import { hlsArguments } from '../hls/hls-arguments';
import { posterMoments, stillMoments } from '../picture/moments';
import { mainSound } from '../probe/main-sound';
import type { Picture, Recording } from '../probe/recording';
import { spriteLayout } from '../sprites/sprite-layout';
import { spriteName } from '../sprites/sprite-name';
import type { Step } from './step';

/** The steps for a recording, in order. Later steps take pictures from the film.mp4 of the first one. */
export function planSteps({ picture, sound, seconds }: Recording): Step[] {
  if (picture) return filmSteps(picture, { sound, seconds });
  const heard = mainSound(sound);
  if (!heard) return [];
  return [{ name: 'audio', outputs: ['audio.m4a'], arguments: listeningArguments(heard) }];
}

function filmSteps(picture: Picture, { sound, seconds }: Omit<Recording, 'picture'>): Step[] {
  const layout = spriteLayout(seconds, picture);
  const sheets = Array.from({ length: layout.sheets }, (_, sheet) => spriteName(layout, sheet));
  const matrix = fits(picture) ? picture.matrix : 'bt709';
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
