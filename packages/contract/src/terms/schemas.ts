import { z } from 'zod'
import { data, id, instant, ok, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

const body = z.object({ ids: z.array(id).min(1).max(50) })

const paragraph = z.object({
  /** The same in every version, so that versions can be compared. */
  id: z.string(),
  text: translatable,
})

/** A document a player must accept, with what is new in it since they last did. */
export const requiredTerm = z.object({
  /** Of this version of the document. */
  id: z.int(),
  key: z.string(),
  title: translatable,
  version: z.string(),
  publishedAt: instant,
  /** The version this player accepted last; null when it is their first. */
  acceptedVersion: z.string().nullable(),
  paragraphs: z.array(
    paragraph.extend({
      change: z.enum(['same', 'added', 'changed']),
      /** How a changed paragraph read in the version accepted last. */
      before: translatable.nullable(),
    }),
  ),
  /** Paragraphs of the version accepted last that are gone. */
  removed: z.array(paragraph),
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
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  confirm: {
    summary: 'Records that the player accepts terms.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-75', 'TERMS-01'],
    body,
    response: ok,
    errors: ['not-found'],
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  unconfirmed: {
    summary: 'Terms the player must accept before going on, and what changed in them.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-76', 'TERMS-02'],
    response: data(z.object({ terms: z.array(requiredTerm) })),
  },
} satisfies Record<string, CallContract>
