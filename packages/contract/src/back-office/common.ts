import { z } from 'zod'
import { data, limit, offset, uuid } from '../common.ts'

export const brandKey = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)
/** Each call says which brand it is about; staff without that brand are refused. */
export const ofBrand = z.object({ brand: brandKey })
export const ofPlayer = ofBrand.extend({ playerId: uuid })

/** Why a member of staff did something. */
export const reason = z.string().trim().min(3).max(500)

/** Paging and order of a list; the first name is the usual order. */
export const list = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  z.object({
    sort: z.enum(sorts).default(sorts[0] as S[number]),
    order: z.enum(['asc', 'desc']).default('desc'),
    limit: limit.default(25),
    offset: offset.default(0),
  })

/** One page of a list, with how many there are in all. */
export const page = <T extends z.ZodType>(item: T) =>
  data(z.object({ items: z.array(item), total: z.int().nonnegative() }))
