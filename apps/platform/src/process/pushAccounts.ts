import type { ServiceAccount } from '@marquee/platform-providers'
import { z } from 'zod'
import { readBrandAccounts } from './brandAccounts.ts'

/** What is used of the file that Google hands out for a service account. */
const account = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN'),
  token_uri: z.url({ protocol: /^https?$/ }),
})

/** The service accounts of `PUSH_ACCOUNTS_FILE`, by brand key. @throws as `readBrandAccounts` does. */
export const readPushAccounts = (
  file: string | undefined,
  brands: Iterable<string>,
): Record<string, ServiceAccount> | undefined =>
  readBrandAccounts(
    {
      variable: 'PUSH_ACCOUNTS_FILE',
      file,
      account,
      hint: 'Each brand has the file of a service account, with project_id, client_email, private_key and token_uri.',
    },
    brands,
  )
