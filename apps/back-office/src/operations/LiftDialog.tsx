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
  bounce: 'the address is dead',
  complaint: 'its owner complained',
  unsubscribe: 'its owner asked for none',
} as const

const suppressionsQuery = (brand: string) =>
  queryOptions({
    queryKey: ['suppressions', brand],
    queryFn: async ({ signal }) =>
      (await api.call(operations.suppressions, { params: { brand }, query: { limit: 10 }, signal }))
        .data,
  })

/** Who gets no marketing, newest first; names are hidden in the middle. */
function Suppressed({ brand }: { brand: string }) {
  const { data } = useQuery(suppressionsQuery(brand))
  if (!data) return null
  return (
    <>
      <Typography>
        {data.total === 0
          ? 'Everybody of this brand gets marketing.'
          : `${data.total} get none. The latest:`}
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
      notify('The address gets marketing again.', { type: 'success' })
      onClose()
    },
  })
  return (
    <DecideDialog
      title="Who gets no marketing"
      text="Mails about the account are sent to them all the same. Type the address of a player who asks for offers again."
      verb="Let it get marketing"
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
      <Button variant="outlined" onClick={() => setOpenFor(brand)} sx={{ whiteSpace: 'nowrap' }}>
        Who gets no marketing
      </Button>
      {openFor !== undefined && (
        <LiftDialog brand={openFor} onClose={() => setOpenFor(undefined)} />
      )}
    </>
  )
}
