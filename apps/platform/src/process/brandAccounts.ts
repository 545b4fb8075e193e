import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartFailure } from './failure.ts'

interface AccountsFile<Account> {
  /** The variable that names the file. */
  variable: string
  file: string | undefined
  account: z.ZodType<Account>
  /** What each brand has in it, in a sentence. */
  hint: string
}

/**
 * What a file says of brands, by their keys; undefined without a file.
 * @throws StartFailure for a file that cannot be read, a brand that there is not, or half an account.
 */
export function readBrandAccounts<Account>(
  { variable, file, account, hint }: AccountsFile<Account>,
  brands: Iterable<string>,
): Record<string, Account> | undefined {
  if (!file) return undefined
  const fail = (problem: string) => new StartFailure(`${variable} ${file} ${problem}`)
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
    throw fail(`does not fit at '${issue?.path.join('.') ?? ''}': ${issue?.message}. ${hint}`)
  }
  const wrong = Object.keys(read.data).find((key) => !known.has(key))
  if (wrong !== undefined)
    throw fail(`names '${wrong}', which is no brand. Use ${[...known].join(', ')}.`)
  return read.data
}
