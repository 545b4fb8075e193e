import { z } from 'zod'

/** One outcome and its share of the draw: its weight among the weights of all. */
const sector = z.object({
  id: z.int().positive(),
  prize: z.object({
    coins: z.int().nonnegative().default(0),
    /** In units of 0.01. */
    entries: z.int().nonnegative().default(0),
  }),
  weight: z.int().positive(),
})
export type SectorSettings = z.infer<typeof sector>

/** A table to draw from. */
export const sectors = z
  .array(sector)
  .min(2)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'Two sectors have one id. Give each an id of its own.',
  })
