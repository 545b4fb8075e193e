import { z } from 'zod'
import { data, id, instant, ok, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

const body = z.object({ ids: z.array(id).min(1).max(50) })

export const requiredTerm = z.object({
  id: z.int(),
  key: z.string(),
  title: translatable,
  text: translatable,
  version: z.string(),
  publishedAt: instant,
})
export type RequiredTerm = z.infer<typeof requiredTerm>

export const termsContract = {
  log: {
    summary: 'Records that terms were shown to the player.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-74'],
    body,
    response: ok,
    errors: ['not-found'],
  },
  confirm: {
    summary: 'Records that the player accepts terms.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-75', 'TERMS-01'],
    body,
    response: ok,
    errors: ['not-found'],
  },
  unconfirmed: {
    summary: 'Terms the player must accept before going on.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-76', 'TERMS-02'],
    response: data(z.object({ terms: z.array(requiredTerm) })),
  },
} satisfies Record<string, CallContract>
