import { Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { operations } from '@marquee/contract'
import { api } from '../api.ts'
import { DecideDialog } from '../format/DecideDialog.tsx'
import { isReason, ReasonField } from '../format/ReasonField.tsx'
import { useBrand } from '../shell/BrandContext.tsx'

const causeName = {
  bounce: 'the address bounced',
  complaint: 'the owner complained',
  unsubscribe: 'the owner unsubscribed',
} as const

const suppressionsQuery = (brand: string) =>
  queryOptions({
    queryKey: ['suppressions', brand],
    queryFn: async ({ signal }) =>
      (await api.call(operations.suppressions, { params: { brand }, query: { limit: 10 }, signal }))
        .data,
  })

/** No-marketing list, newest first; names are hidden in the middle. */
function Suppressed({ brand }: { brand: string }) {
  const { data } = useQuery(suppressionsQuery(brand))
  if (!data) return null
  return (
    <>
      <Typography>
        {data.total === 0 ? 'Nobody is on the list.' : `On the list: ${data.total}. The latest:`}
      </Typography>
      <List dense disablePadding>
        {data.items.map(({ contact, cause, problem, since }) => (
          <ListItem key={`${contact}-${since}`} disableGutters>
            <ListItemText primary={contact} secondary={problem ?? causeName[cause]} />
          </ListItem>
        ))}
      </List>
    </>
  )
}

function LiftDialog({ brand, onClose }: { brand: string; onClose: () => void }) {
  const notify = useNotify()
  const [contact, setContact] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      api.call(operations.liftSuppression, {
        params: { brand },
        body: { contact: contact.trim(), reason: reason.trim() },
      }),
    onSuccess() {
      notify('This address can get marketing again.', { type: 'success' })
      onClose()
    },
  })
  return (
    <DecideDialog
      title="No-marketing list"
      text="They still get mail about their account. To allow offers again, enter the address of a player who asked for them."
      verb="Allow marketing"
      color="primary"
      error={error}
      isPending={isPending}
      isReady={contact.trim().length >= 3 && isReason(reason)}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Suppressed brand={brand} />
      <TextField
        required
        label="Address or phone number"
        value={contact}
        onChange={(event) => setContact(event.target.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
    </DecideDialog>
  )
}

/** Opens the list of those who get no marketing. */
export function LiftButton() {
  const { brand } = useBrand()
  const [openFor, setOpenFor] = useState<string>()
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpenFor(brand)}
        sx={{ my: 1, whiteSpace: 'nowrap' }}
      >
        No-marketing list
      </Button>
      {openFor !== undefined && (
        <LiftDialog brand={openFor} onClose={() => setOpenFor(undefined)} />
      )}
    </>
  )
}
