import { useMutation } from '@tanstack/react-query'
import { Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { backOffice } from '@marquee/contract'
import { api } from '../api.ts'
import { isReason, ReasonField } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import { usePlayer } from './usePlayer.ts'

/** Makes the player an affiliate, or ends that; with a reason for the record. */
export function AffiliateForm() {
  const { player, params } = usePlayer()
  const { isAffiliate } = player.status
  const notify = useNotify()
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () =>
      api.call(backOffice.markAffiliate, {
        params,
        body: { isAffiliate: !isAffiliate, reason: reason.trim() },
      }),
    onSuccess({ data }) {
      setReason('')
      notify(
        data.isAffiliate
          ? 'The affiliates’ area is open to the player.'
          : 'The affiliates’ area is closed to the player.',
        { type: 'success' },
      )
      refresh()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-labelledby="affiliate">
      <Typography id="affiliate" variant="h6" component="h2">
        {isAffiliate ? 'Affiliate: yes' : 'Affiliate: no'}
      </Typography>
      {error && <Failed error={error} />}
      <ReasonField value={reason} onChange={setReason} />
      <Button
        type="submit"
        variant="contained"
        disabled={isPending || !isReason(reason)}
        sx={{ alignSelf: 'start' }}
      >
        {isAffiliate ? 'Remove as affiliate' : 'Mark as affiliate'}
      </Button>
    </Stack>
  )
}
