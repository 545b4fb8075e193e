import { createHmac } from 'node:crypto'
import { sameSecret } from '../sameSecret.ts'

/** How pages are told of a trace, and tell of it: a `traceparent` that nobody else can make up. */
export interface PaintNames {
  of: (traceparent: string) => string
  /** The trace that a name stands for. @throws where it is none that was given. */
  read: (name: string) => string
}

/** Names that fronts and platforms of one key give and take. */
export function makePaintNames(key: string): PaintNames {
  const sealOf = (traceparent: string) =>
    createHmac('sha256', key).update(`paint ${traceparent}`).digest('hex').slice(0, 32)
  return {
    of: (traceparent) => `${traceparent}.${sealOf(traceparent)}`,
    read(name) {
      const [traceparent = '', seal = ''] = name.split('.')
      if (!sameSecret(seal, sealOf(traceparent))) throw new Error('Nobody of ours gave this name.')
      return traceparent
    },
  }
}
