import { useOwnTemporaryFolder } from './temporaryFolder.ts'

/** Set-up of a whole run, before any other: whatever it starts has the run's own temporary folder. */
export function setup(): void {
  useOwnTemporaryFolder()
}
