import { isApiError } from '@marquee/api-client'
import { backOffice } from '@marquee/contract'
import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { api } from '../api.ts'
import { problemOf } from '../format/problem.ts'
import { noteMember } from './member.ts'

const least = 12

const textOf = (error: unknown): string =>
  isApiError(error, 'code-expired')
    ? 'This invitation was used or is older than three days. Ask for a new one.'
    : problemOf(error)

/** Where an invitation leads: a password of one's own, and the secret for the authenticator app. */
export function WelcomePage() {
  const [search] = useSearchParams()
  const [password, setPassword] = useState('')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () =>
      (
        await api.call(backOffice.acceptInvitation, {
          body: { token: search.get('token') ?? '', password },
        })
      ).data,
    // Whoever was signed in on this machine before is somebody else.
    onSuccess: () => noteMember(null),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: '#1f3a5f', p: 2 }}
    >
      <Paper sx={{ p: 4, width: '100%', maxWidth: 480 }}>
        <Stack component="form" spacing={2} onSubmit={submit}>
          <Typography component="h1" variant="h5">
            Welcome to the back office
          </Typography>
          {error && <Alert severity="error">{textOf(error)}</Alert>}
          {data ? (
            <>
              <Typography>
                Add this secret to your authenticator app now. We won’t show it again.
              </Typography>
              <TextField
                label="Secret"
                value={data.secret}
                fullWidth
                slotProps={{ htmlInput: { readOnly: true } }}
              />
              <Button component="a" href={data.uri} variant="outlined">
                Open in an app on this device
              </Button>
              <Button component={RouterLink} to="/login" variant="contained" size="large">
                {`Sign in as ${data.email}`}
              </Button>
            </>
          ) : (
            <>
              <TextField
                type="password"
                label="New password"
                helperText={`At least ${least} characters`}
                autoComplete="new-password"
                required
                fullWidth
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                slotProps={{ htmlInput: { minLength: least, maxLength: 200 } }}
              />
              <Button type="submit" variant="contained" size="large" disabled={isPending}>
                Set password
              </Button>
            </>
          )}
        </Stack>
      </Paper>
    </Box>
  )
}
