import { isApiError } from '@marquee/api-client'
import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLogin } from 'react-admin'

const textOf = (error: unknown): string => {
  if (isApiError(error, 'wrong-credentials')) {
    return 'Email, password or code do not match, or the code was used already. Take a new code and try again; after three failures sign-in pauses for 30 minutes.'
  }
  if (isApiError(error, 'rate-limited')) return 'Too many attempts from here. Wait ten minutes.'
  if (isApiError(error, 'invalid-input')) return 'Fill in email, password and the six digits.'
  return 'Sign-in could not be reached. Check the connection and try again.'
}

/** Password and second factor in one step, so that neither tells whether the other was right. */
export function SignInPage() {
  const login = useLogin()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '').trim()
    setBusy(true)
    setProblem(null)
    try {
      await login({
        email: value('email'),
        password: String(form.get('password') ?? ''),
        code: value('code').replace(/\s/g, ''),
      })
    } catch (error) {
      setProblem(textOf(error))
      setBusy(false)
    }
  }

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: '#1f3a5f', p: 2 }}
    >
      <Paper sx={{ p: 4, width: '100%', maxWidth: 400 }}>
        <Stack component="form" spacing={2} onSubmit={(event) => void submit(event)}>
          <Typography component="h1" variant="h5">
            Back office
          </Typography>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            required
            fullWidth
          />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            required
            fullWidth
          />
          <TextField
            name="code"
            label="Code"
            helperText="Six digits from your authenticator app"
            autoComplete="one-time-code"
            required
            fullWidth
            slotProps={{
              htmlInput: { inputMode: 'numeric', pattern: '[0-9 ]{6,7}', maxLength: 7 },
            }}
          />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            Sign in
          </Button>
        </Stack>
      </Paper>
    </Box>
  )
}
