import { Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Confirm, Title, useNotify } from 'react-admin'
import { backOffice } from '@marquee/contract'
import { api } from '../api.ts'
import { isReason, ReasonField } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import { useBrandChoices } from '../shell/brands.ts'

/** Tells everybody who has a page of a brand open that it has changed; asked twice, since all of them see it. */
export function OpenPagesPage() {
  const brands = useBrandChoices()
  const notify = useNotify()
  const [brand, setBrand] = useState(brands[0]?.id ?? '')
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const name = brands.find(({ id }) => id === brand)?.name ?? ''
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () =>
      (
        await api.call(backOffice.refreshPages, {
          params: { brand },
          body: { reason: reason.trim() },
        })
      ).data,
    onSuccess({ players }) {
      setReason('')
      notify(`${players} players of ${name} were told.`, { type: 'success' })
    },
    onSettled: () => setIsAsking(false),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Title title="Open pages" />
      <Stack component="form" spacing={2} onSubmit={submit} aria-label="Open pages">
        <Typography>
          Players who have a page open see a message with a button to refresh. Nothing is lost: an
          open round goes on where it was.
        </Typography>
        {error && <Failed error={error} />}
        <TextField
          select
          label="Brand"
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
          sx={{ maxWidth: 420 }}
        >
          {brands.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        <ReasonField value={reason} onChange={setReason} />
        <Button
          type="submit"
          variant="contained"
          disabled={!brand || !isReason(reason) || isPending}
          sx={{ alignSelf: 'start' }}
        >
          Tell open pages to refresh
        </Button>
      </Stack>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`Tell the open pages of ${name} to refresh?`}
        content="Every signed-in player who has a page open sees the message at once."
        onConfirm={() => mutate()}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  )
}
