import { popupTrigger } from '@marquee/contract/schemas'
import { z } from 'zod'

const text = z.object({ en: z.string().min(1), es: z.string().min(1) })

/** Pop-up ads of a brand: what makes each due, for whom, and after how long. */
export const popupAdsSettings = z.array(
  z.object({
    id: z.int().positive(),
    name: z.string(),
    trigger: popupTrigger,
    audience: z.enum(['guest', 'player']),
    delaySeconds: z.int().nonnegative().default(0),
    priority: z.int(),
    companyPriority: z.int(),
    title: text,
    text,
    image: z.string().nullable().default(null),
    action: text.nullable().default(null),
    link: z.string().startsWith('/').nullable().default(null),
  }),
)
