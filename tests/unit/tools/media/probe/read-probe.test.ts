import { expect, it } from 'vitest';
import { readProbe } from '@/tools/media/probe/read-probe';

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

it('takes a film without a word about its colours for what browsers take it for', () => {
  expect(read(video).picture).toMatchObject({ matrix: 'bt709', asShown: true, width: 1920 });
  expect(read({ ...video, width: 640, height: 480 }).picture?.matrix).toBe('bt601');
});

it('measures the picture of a PAL disc as it is shown, and sees its half frames', () => {
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

it('turns a picture that a telephone took upright', () => {
  const turned = {
    ...video,
    side_data_list: [{ side_data_type: 'Display Matrix', rotation: -90 }],
  };
  expect(read(turned).picture).toMatchObject({ width: 1080, height: 1920, asShown: false });
});

it('reads the languages of sound tracks as BCP 47', () => {
  const tracks = ['fre', 'deu', 'und', 'English', undefined].map((language, index) => ({
    index: index + 1,
    codec_type: 'audio',
    tags: language ? { language } : {},
  }));
  const languages = read(video, ...tracks).sound.map(({ language }) => language);
  expect(languages).toEqual(['fr', 'de', undefined, undefined, undefined]);
});

it('does not take the cover of a recording for a film', () => {
  const cover = { ...video, codec_name: 'mjpeg', disposition: { attached_pic: 1 } };
  expect(read({ index: 0, codec_type: 'audio' }, { ...cover, index: 1 }).picture).toBeUndefined();
});

it('refuses pictures, texts and files of subtitles', () => {
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

it('says what to do with a film that does not know its length', () => {
  const format = { format_name: 'h264', duration: 'N/A' };
  expect(() => readProbe({ format, streams: [video] }, 'raw.h264')).toThrow(/-c copy whole.mkv/);
});
