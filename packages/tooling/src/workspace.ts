import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { EnvironmentError } from '@marquee/platform-kernel/environment'

/** The repository's root, wherever a command is started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

export const appsRoot = path.join(root, 'apps')

/** An error that the person at the terminal can mend: printed as one sentence, without a stack. */
export class UsageError extends Error {}

/** Runs a command's body; a failure is one clear sentence and exit code 1. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(
      `\n  ${
        error instanceof UsageError || error instanceof EnvironmentError || isArgumentError(error)
          ? (error as Error).message
          : String((error as Error).stack ?? error)
      }\n`,
    )
    process.exitCode = 1
    // Something may still be listening; there is nothing left to wait for.
    process.exit()
  }
}

const isArgumentError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
