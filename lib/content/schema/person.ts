import { z } from 'zod';

/** `content/people.yaml`: facts of people who are named in films. Nobody has to stand here. */
export const peopleSchema = z.record(
  z.string().min(1),
  z.strictObject({
    born: z.number().int().optional(),
    died: z.number().int().optional(),
    /** Other names of theirs; a film that credits one of them is theirs too. */
    aliases: z.array(z.string().trim().min(1)).min(1).optional(),
    /** So that a search for women who direct finds their films. */
    gender: z.enum(['female', 'male']).optional(),
  }),
);

export type RawPeople = z.infer<typeof peopleSchema>;
