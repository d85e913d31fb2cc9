import { describe, expect, test } from 'vitest';
import { filmArguments } from '@/tools/media/encoding/film-arguments';
import { hlsArguments } from '@/tools/media/hls/hls-arguments';
import { ladder } from '@/tools/media/hls/ladder';
import { nameSounds } from '@/tools/media/making/make-hls';
import { thumbnailsFile, timecode } from '@/tools/media/making/make-sprites';
import { readProbe } from '@/tools/media/probe/read-probe';
import { spriteLayout } from '@/tools/media/sprites/sprite-layout';
import { picture, sound } from './recordings';

describe('the film', () => {
  const said = (...given: Parameters<typeof filmArguments>) => filmArguments(...given).join(' ');

  test('copies a film that browsers play as it is, and puts its index first', () => {
    const args = said(picture(), [sound()]);
    expect(args).toContain('-c:v copy -c:a copy');
    expect(args).toContain('-movflags +faststart');
  });

  test.each([
    ['another codec', { codec: 'prores' }],
    ['more than 1080 lines', { width: 2880, height: 2160 }],
    ['pixels that are not square', { asShown: false }],
  ])('encodes a picture with %s', (_, differing) => {
    expect(said(picture(differing), [])).toContain('-c:v libx264');
  });

  test('makes full frames first, then the size, then the colours of the web', () => {
    const args = said(
      picture({ interlaced: true, asShown: false, matrix: 'bt601', width: 768, height: 576 }),
      [],
    );
    expect(args).toMatch(
      /-vf bwdif=\S+,scale=768:576:\S*in_color_matrix=bt601:out_color_matrix=bt709/,
    );
  });

  test('takes the track that the file marks as the first to be heard', () => {
    const tracks = [
      sound({ stream: 1 }),
      sound({ stream: 2, codec: 'dts', channels: 6, isDefault: true }),
    ];
    expect(said(picture(), tracks)).toContain('-map 0:2 -c:v copy -c:a aac -b:a 160k -ac 2');
  });
});

describe('the stream', () => {
  const streams = (...given: Parameters<typeof hlsArguments>) => {
    const args = hlsArguments(...given);
    return args[args.indexOf('-var_stream_map') + 1];
  };

  test('carries every sound track with its language, and marks the first to be heard', () => {
    const tracks = [
      sound({ language: 'de' }),
      sound({ stream: 2, language: 'fr', isDefault: true }),
      sound({ stream: 3 }),
    ];
    expect(streams(picture({ width: 320, height: 240 }), tracks)).toBe(
      'v:0,agroup:sound,name:240 a:0,agroup:sound,language:de,name:sound-1-de a:1,agroup:sound,language:fr,name:sound-2-fr,default:yes a:2,agroup:sound,name:sound-3',
    );
  });
});

describe('the sizes of a stream', () => {
  const heights = (width: number, height: number) =>
    ladder({ width, height }).map((rung) => rung.height);

  test.each([
    [3840, 2160, [1080, 720, 480, 240]],
    [1920, 804, [804, 480, 240]],
    [1280, 720, [720, 480, 240]],
    [768, 576, [576, 240]],
    [160, 120, [120]],
  ])('goes down from %i × %i, never up', (width, height, expected) => {
    expect(heights(width, height)).toEqual(expected);
  });
});

describe('the names of sound tracks', () => {
  const media = (uri: string) =>
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="g",NAME="audio_9",URI="${uri}.m3u8"`;

  test('names a track by its title, its language or its number, and no two alike', () => {
    const tracks = [
      sound({ language: 'fr' }),
      sound({ language: 'fr' }),
      sound({ language: 'de', title: 'Kommentar "A. B."' }),
      sound(),
    ];
    const uris = ['sound-1-fr', 'sound-2-fr', 'sound-3-de', 'sound-4'];
    const master = ['#EXTM3U', ...uris.map(media), '720.m3u8', ''].join('\n');
    const named = nameSounds(master, tracks);
    expect([...named.matchAll(/NAME="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'français',
      'français (2)',
      'Kommentar  A. B.',
      '4',
    ]);
    expect(named).toContain('\n720.m3u8\n');
  });
});

describe('what ffprobe says', () => {
  const video = {
    index: 0,
    codec_type: 'video',
    codec_name: 'h264',
    width: 1920,
    height: 1080,
    pix_fmt: 'yuv420p',
  };
  const read = (...streams: object[]) =>
    readProbe({ format: { format_name: 'matroska,webm', duration: '60.5' }, streams }, 'film.mkv');

  test('measures the picture of a PAL disc as it is shown, and sees its half frames', () => {
    const pal = {
      ...video,
      width: 720,
      height: 576,
      sample_aspect_ratio: '64:45',
      field_order: 'tt',
    };
    expect(read(pal).picture).toMatchObject({
      width: 1024,
      height: 576,
      interlaced: true,
      asShown: false,
    });
  });

  test('does not take the cover of a recording for a film', () => {
    const cover = { ...video, codec_name: 'mjpeg', disposition: { attached_pic: 1 } };
    expect(read({ index: 0, codec_type: 'audio' }, { ...cover, index: 1 }).picture).toBeUndefined();
  });

  test('refuses pictures, texts and files of subtitles', () => {
    const format = (format_name: string) => ({ format_name, duration: '0.04' });
    for (const name of ['image2', 'png_pipe', 'tty', 'gif']) {
      expect(() => readProbe({ format: format(name), streams: [video] }, 'a')).toThrow(
        /neither a film/,
      );
    }
    const subtitles = [{ index: 0, codec_type: 'subtitle' }];
    expect(() => readProbe({ format: format('srt'), streams: subtitles }, 'a')).toThrow(
      /neither a film/,
    );
  });
});

describe('the layout of previews', () => {
  const wide = { width: 1920, height: 1080 };

  test.each([94, 153, 271, 919])('needs at most 400 tiles for %i minutes', (minutes) => {
    const { tiles, columns, rows, sheets, interval } = spriteLayout(minutes * 60, wide);
    expect(tiles).toBeLessThanOrEqual(400);
    expect(tiles).toBeGreaterThan(180);
    expect(columns * rows * sheets).toBeGreaterThanOrEqual(tiles);
    expect(Math.abs(tiles * interval - minutes * 60)).toBeLessThanOrEqual(interval / 2);
  });
});

describe('the file of previews', () => {
  const hd = { width: 1280, height: 720 };

  const cues = (seconds: number) =>
    thumbnailsFile(spriteLayout(seconds, hd), seconds).trim().split('\n\n').slice(1);

  test('stretches the last tile to the end of the film', () => {
    expect(cues(9.3)).toHaveLength(9);
    expect(cues(9.3).at(-1)).toContain('00:00:08.000 --> 00:00:09.300');
  });

  test('writes a moment as WebVTT does, carrying milliseconds over into the minute', () => {
    expect(timecode(0)).toBe('00:00:00.000');
    expect(timecode(59.9996)).toBe('00:01:00.000');
    expect(timecode(3723.04)).toBe('01:02:03.040');
  });
});
