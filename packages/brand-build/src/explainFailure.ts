/** Where a call came from. */
const stackLine = /^\s+at .+/
/** What a bundler writes above an error that was thrown while it read a file. */
const bundlerHead = /^\[plugin [^\]]+\].*\nError: /

const saidOnly = (message: string): string =>
  message
    .replace(bundlerHead, '')
    .split('\n')
    .filter((line) => !stackLine.test(line))
    .join('\n')
    .trim()

/** Sentences for who can mend it, thrown as they are; anything else is a mistake of the program itself. */
const isSaid = (error: Error): boolean => error.name === 'Error'

/**
 * Why a build failed, for who works on the brand: what was said about its sources, without the calls that
 * led there. Only what nobody has said in words keeps its stack.
 */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { errors } = error as Error & { errors?: readonly Error[] }
  if (errors?.length)
    return [...new Set(errors.map(({ message }) => saidOnly(message)))].join('\n\n')
  return isSaid(error) ? saidOnly(error.message) : (error.stack ?? error.message)
}
