import type { Picture, Sound } from '@/tools/media/probe/recording';

/** Pictures and sounds to plan with; each test names what differs. */
export function picture(differing: Partial<Picture> = {}): Picture {
  return {
    stream: 0,
    codec: 'h264',
    pixelFormat: 'yuv420p',
    width: 1280,
    height: 720,
    asShown: true,
    interlaced: false,
    matrix: 'bt709',
    highDynamicRange: false,
    ...differing,
  };
}

export function sound(differing: Partial<Sound> = {}): Sound {
  return { stream: 1, codec: 'aac', channels: 2, isDefault: false, ...differing };
}
