import { z } from 'zod'
import { data, id, ok, translatable } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** What makes a pop-up ad due; `sessionStart` also follows 30 minutes of inactivity (SESSION-09). */
export const popupTrigger = z.enum(['sessionStart', 'pageView', 'deposit', 'lowBalance'])
export type PopupTrigger = z.infer<typeof popupTrigger>

/** POPUP-01. Highest `popup_company_priority` first, then highest `popup_priority`. */
export const popupAd = z.object({
  popup_id: z.int(),
  popup_name: z.string(),
  popup_delay_time: z.int().nonnegative().describe('seconds'),
  popup_priority: z.int(),
  popup_company_priority: z.int(),
  popup_data: z.object({
    title: translatable,
    text: translatable,
    image: z.string().nullable(),
    action: translatable.nullable(),
    /** A path of the brand, never an address outside. */
    link: z.string().nullable(),
  }),
  log_id: z.int(),
})
export type PopupAd = z.infer<typeof popupAd>

const body = z.object({ triggerType: popupTrigger })
const response = data(z.object({ popups: z.array(popupAd) }))

export const popupsContract = {
  guest: {
    summary: 'Pop-up ads due for a guest, in order; each is logged as chosen.',
    origin: 'spec',
    audience: 'guest',
    follows: ['CALL-71', 'POPUP-01'],
    body,
    response,
  },
  player: {
    summary: 'Pop-up ads due for the player, in order; each is logged as chosen.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-72', 'POPUP-01'],
    body,
    response,
    // It finds none for who is on a break.
    duringBreak: 'allowed',
  },
  logAction: {
    summary: 'Logs what was done with a pop-up ad.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-73'],
    body: z.object({ log_id: id, action_id: z.int().min(1).max(3), is_player: z.boolean() }),
    response: ok,
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
