import { type Sound, sampleRate } from './sound';

const headerBytes = 44;
const bytesPerFrame = 4;

/** A stereo sound as a WAV file (RIFF, 16 bits, little-endian). */
export function toWav({ left, right }: Sound): Buffer {
  const dataBytes = left.length * bytesPerFrame;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerFrame, 28);
  file.writeUInt16LE(bytesPerFrame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  for (let i = 0; i < left.length; i += 1) {
    file.writeInt16LE(Math.round((left[i] ?? 0) * 32_767), headerBytes + i * bytesPerFrame);
    file.writeInt16LE(Math.round((right[i] ?? 0) * 32_767), headerBytes + i * bytesPerFrame + 2);
  }
  return file;
}
