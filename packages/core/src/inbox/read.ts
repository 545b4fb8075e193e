import { inbox } from '@marquee/contract'
import type { PushTools } from '../feature/types.ts'
import { inboxKey } from './query.ts'

/** Marks entries as read on every device; all of them when none is named. A failure leaves them new. */
export async function readEntries(
  { api, queryClient }: PushTools,
  ids?: readonly number[],
): Promise<void> {
  if (ids?.length === 0) return
  try {
    await api.call(inbox.read, { body: ids ? { ids: [...ids].slice(0, 100) } : {} })
  } catch (error) {
    console.error('Entries of the inbox could not be marked as read; they stay new.', error)
  }
  await queryClient.invalidateQueries({ queryKey: inboxKey })
}
