import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { problemOf } from './problem.ts'

/** While something is fetched. */
export function Busy({ what }: { what: string }) {
  return (
    <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }} role="status">
      <CircularProgress size={20} aria-hidden />
      <Typography>{`Loading ${what} …`}</Typography>
    </Stack>
  )
}

/** What could not be fetched, why, and another try. Whose sign-in is over goes back to the door. */
export function Failed({ error, retry }: { error: unknown; retry?: () => void }) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  useEffect(() => void logoutIfAccessDenied(error), [error, logoutIfAccessDenied])
  return (
    <Alert
      severity="error"
      action={
        retry && (
          <Button color="inherit" onClick={retry}>
            Try again
          </Button>
        )
      }
    >
      {problemOf(error)}
    </Alert>
  )
}

/** Where there is nothing to show. */
export function Nothing({ children }: { children: string }) {
  return <Typography sx={{ p: 2, color: 'text.secondary' }}>{children}</Typography>
}
