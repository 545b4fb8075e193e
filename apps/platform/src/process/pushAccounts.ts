import { readFileSync } from 'node:fs'
import type { ServiceAccount } from '@marquee/platform-providers'
import { z } from 'zod'
import { StartFailure } from './failure.ts'

/** What is used of the file that Google hands out for a service account. */
const account = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN'),
  token_uri: z.url({ protocol: /^https?$/ }),
})

/**
 * The service accounts of `PUSH_ACCOUNTS_FILE`, by brand key; undefined without a file.
 * @throws StartFailure for a file that cannot be read, a brand that there is not, or half an account.
 */
export function readPushAccounts(
  file: string | undefined,
  brands: Iterable<string>,
): Record<string, ServiceAccount> | undefined {
  if (!file) return undefined
  const fail = (problem: string) => new StartFailure(`PUSH_ACCOUNTS_FILE ${file} ${problem}`)
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw fail(`cannot be read: ${(error as Error).message}`)
  }
  const known = new Set(brands)
  const read = z.record(z.string(), account).safeParse(content)
  if (!read.success) {
    const [issue] = read.error.issues
    throw fail(
      `does not fit at '${issue?.path.join('.') ?? ''}': ${issue?.message}. Each brand has the file of a service account, with project_id, client_email, private_key and token_uri.`,
    )
  }
  const wrong = Object.keys(read.data).find((key) => !known.has(key))
  if (wrong !== undefined)
    throw fail(`names '${wrong}', which is no brand. Use ${[...known].join(', ')}.`)
  return read.data
}
