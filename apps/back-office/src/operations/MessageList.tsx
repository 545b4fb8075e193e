import { Button, Chip, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { DataTable, useNotify, useRefresh } from 'react-admin'
import { type FailedMessage, operations } from '@marquee/contract'
import { api } from '../api.ts'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { problemOf } from '../format/problem.ts'
import { asWords } from '../format/words.ts'
import { useBrand } from '../shell/BrandContext.tsx'
import { BrandList } from '../shell/BrandList.tsx'
import { LiftButton } from './LiftDialog.tsx'

const Column = DataTable.Col<FailedMessage>
const stateColor = { refused: 'error', suppressed: 'default', dead: 'warning' } as const
const stateName = {
  refused: 'Refused by the provider',
  suppressed: 'No marketing for this address',
  dead: 'Couldn’t be delivered',
} as const
/** Why marketing was withheld, in words. */
const causeName: Record<string, string> = {
  bounce: 'The address bounced.',
  complaint: 'The owner complained.',
  unsubscribe: 'The owner unsubscribed.',
}

/** What may be done with one message. */
function Decide({ message }: { message: FailedMessage }) {
  const { brand } = useBrand()
  const refresh = useRefresh()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: 'again' | 'dismiss') =>
      api.call(operations.decideMessage, {
        params: { brand, messageId: String(message.id) },
        body: { decision },
      }),
    onSuccess: (_, decision) =>
      notify(decision === 'again' ? 'It’s being sent.' : 'Removed from the list.', {
        type: 'success',
      }),
    onError: (error) => notify(problemOf(error), { type: 'error' }),
    onSettled: () => refresh(),
  })
  return (
    <Stack direction="row" spacing={1}>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() => mutate('again')}
        aria-label={`Send again: message ${message.id}`}
      >
        Send again
      </Button>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => mutate('dismiss')}
        aria-label={`Dismiss message ${message.id}`}
      >
        Dismiss
      </Button>
    </Stack>
  )
}

/** Mails and text messages of a brand that did not leave, with why. */
export function MessageList() {
  return (
    <BrandList
      title="Unsent messages"
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<LiftButton />}
    >
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        empty={<Nothing>All messages from the last two weeks were sent.</Nothing>}
      >
        <Column label="Written" disableSort render={({ createdAt }) => <When at={createdAt} />} />
        <Column label="What" disableSort render={({ kind }) => asWords(kind)} />
        <Column source="to" label="To" disableSort />
        <Column
          label="State"
          disableSort
          render={({ state }) => (
            <Chip
              label={stateName[state]}
              color={stateColor[state]}
              variant="outlined"
              size="small"
            />
          )}
        />
        <Column
          label="Why"
          disableSort
          render={({ problem }) => (problem && causeName[problem]) ?? problem}
        />
        <Column source="attempts" label="Tries" disableSort />
        <Column label="Decide" disableSort render={(message) => <Decide message={message} />} />
      </DataTable>
    </BrandList>
  )
}
