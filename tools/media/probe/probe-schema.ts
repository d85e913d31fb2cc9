import { z } from 'zod';

const tags = z.record(z.string(), z.string()).default({});

const streamSchema = z.object({
  index: z.number(),
  codec_type: z.string().default(''),
  codec_name: z.string().default(''),
  width: z.number().default(0),
  height: z.number().default(0),
  pix_fmt: z.string().default(''),
  sample_aspect_ratio: z.string().default('1:1'),
  field_order: z.string().default('progressive'),
  color_range: z.string().default('tv'),
  color_space: z.string().default('unknown'),
  color_transfer: z.string().default('unknown'),
  channels: z.number().default(0),
  duration: z.coerce.number().optional().catch(undefined),
  disposition: z.record(z.string(), z.number()).default({}),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
  tags,
});

/** The part of ffprobe's JSON (`-show_format -show_streams`) that is used here. */
export const probeSchema = z.object({
  format: z.object({
    format_name: z.string(),
    duration: z.coerce.number().optional().catch(undefined),
  }),
  streams: z.array(streamSchema).default([]),
});

export type ProbedStream = z.infer<typeof streamSchema>;
