import { useMutation } from '@tanstack/react-query'
import { Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { backOffice } from '@marquee/contract'
import { api } from '../api.ts'
import { isReason, ReasonField } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import { usePlayer } from './usePlayer.ts'

/** Ends the pause after wrong passwords, for a player who has shown who they are. */
export function UnlockForm() {
  const { params } = usePlayer()
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () =>
      api.call(backOffice.unlockSignIn, { params, body: { reason: reason.trim() } }),
    onSuccess({ data }) {
      setReason('')
      notify(
        data.wasPaused
          ? 'The player can sign in again.'
          : 'Sign-in wasn’t paused. Wrong passwords no longer count.',
        { type: 'success' },
      )
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-labelledby="unlock">
      <Typography id="unlock" variant="h6" component="h2">
        Sign-in paused after wrong passwords
      </Typography>
      {error && <Failed error={error} />}
      <ReasonField value={reason} onChange={setReason} />
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending || !isReason(reason)}
        sx={{ alignSelf: 'start' }}
      >
        Let them sign in again
      </Button>
    </Stack>
  )
}
