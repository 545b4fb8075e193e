import { useLiveShell } from '../app/useLiveShell.ts'

/** Realtime and the one modal that may open unasked: they begin once the first page is at rest. */
export function LiveShell() {
  useLiveShell()
  return null
}
