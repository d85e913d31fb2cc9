import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg, inputOptions } from '@/tools/media/ffmpeg';
import { trackName } from '@/tools/media/hls-arguments';
import type { Sound } from '@/tools/media/probe/recording';
import type { StepContext, StepOf } from './step';

/** Makes the adaptive stream: `hls/master.m3u8` and the files it names. */
export async function makeHls(step: StepOf<'hls'>, context: StepContext): Promise<void> {
  const cwd = join(context.part, 'hls');
  await mkdir(cwd);
  const onProgress = (done: number) => context.onProgress(done / context.seconds);
  await ffmpeg([...inputOptions, '-i', context.input, ...step.arguments], {
    cwd,
    onProgress,
    signal: context.signal,
  });
  const master = join(cwd, 'master.m3u8');
  await writeFile(master, nameAudioTracks(await readFile(master, 'utf8'), step.sound));
}

/** Gives the audio tracks of a master playlist display names; ffmpeg only numbers them. */
export function nameAudioTracks(master: string, sound: readonly Sound[]): string {
  const names = distinct(sound.map(displayName));
  return master.replace(/^#EXT-X-MEDIA:.*$/gm, (line) => {
    const index = sound.findIndex((track, i) => line.includes(`URI="${trackName(track, i)}.m3u8"`));
    const name = names[index];
    return name ? line.replace(/NAME="[^"]*"/, () => `NAME="${name}"`) : line;
  });
}

/** The track's title, or the name of its language in that language, or its number. */
function displayName({ title, language }: Sound, index: number): string {
  const spoken = language && new Intl.DisplayNames([language], { type: 'language' }).of(language);
  const name = title?.replace(/["\r\n]/g, ' ').trim() || spoken;
  return name || String(index + 1);
}

/** Track names within a group must be unique (RFC 8216, 4.3.4.1). */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
