import type { DeskInbox } from '@marquee/platform-providers'
import { z } from 'zod'
import { readBrandAccounts } from './brandAccounts.ts'

const account = z.object({ inbox: z.string().min(1), secret: z.string().min(8) })

/** The inboxes of `CHAT_INBOXES_FILE`, by brand key. @throws as `readBrandAccounts` does. */
export const readChatInboxes = (
  file: string | undefined,
  brands: Iterable<string>,
): Record<string, DeskInbox> | undefined =>
  readBrandAccounts(
    {
      variable: 'CHAT_INBOXES_FILE',
      file,
      account,
      hint: 'Each brand has the identifier of its inbox at the help desk, inbox, and the secret of its webhook, secret.',
    },
    brands,
  )
