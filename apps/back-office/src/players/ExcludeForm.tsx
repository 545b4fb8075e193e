import { useMutation } from '@tanstack/react-query'
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { backOffice, type StaffExclusion } from '@marquee/contract'
import { api } from '../api.ts'
import { ReasonField } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import { usePlayer } from './usePlayer.ts'

type Term = Extract<StaffExclusion, { kind: 'self-exclusion' }>['term']
type Days = Extract<StaffExclusion, { kind: 'cool-off' }>['days']

const breaks: { id: string; name: string; days?: Days; term?: Term }[] = [
  { id: 'days-1', name: 'Break of 1 day', days: 1 },
  { id: 'days-3', name: 'Break of 3 days', days: 3 },
  { id: 'days-7', name: 'Break of 7 days', days: 7 },
  { id: 'days-14', name: 'Break of 14 days', days: 14 },
  { id: 'days-30', name: 'Break of 30 days', days: 30 },
  { id: 'term-6-months', name: 'Exclusion of 6 months, every brand', term: '6-months' },
  { id: 'term-1-year', name: 'Exclusion of 1 year, every brand', term: '1-year' },
  { id: 'term-3-years', name: 'Exclusion of 3 years, every brand', term: '3-years' },
  { id: 'term-5-years', name: 'Exclusion of 5 years, every brand', term: '5-years' },
]

function bodyOf(choice: string, reason: string): StaffExclusion | null {
  const { days, term } = breaks.find(({ id }) => id === choice) ?? {}
  if (days) return { kind: 'cool-off', days, reason }
  return term ? { kind: 'self-exclusion', term, reason } : null
}

/** Begins a break or an exclusion, or makes one longer; asked twice, since nothing takes it back. */
export function ExcludeForm({ onDone }: { onDone: () => void }) {
  const { player, params } = usePlayer()
  const notify = useNotify()
  const refresh = useRefresh()
  const [choice, setChoice] = useState('')
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const body = bodyOf(choice, reason.trim())
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (exclusion: StaffExclusion) =>
      api.call(backOffice.exclude, { params, body: exclusion }),
    onSuccess() {
      setChoice('')
      setReason('')
      notify('It’s in force, and the player has been told.', { type: 'success' })
      onDone()
      refresh()
    },
    onSettled: () => setIsAsking(false),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-labelledby="exclude">
      <Typography id="exclude" variant="h6" component="h2">
        Break or exclusion
      </Typography>
      {error && <Failed error={error} />}
      <TextField
        select
        required
        label="What"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        sx={{ maxWidth: 420 }}
      >
        {breaks.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ReasonField value={reason} onChange={setReason} />
      <Button
        type="submit"
        variant="contained"
        color="error"
        disabled={!body || isPending}
        sx={{ alignSelf: 'start' }}
      >
        Apply
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`Apply to ${player.login}?`}
        content="It starts right away. It can be made longer, never shorter."
        onConfirm={() => body && mutate(body)}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  )
}
