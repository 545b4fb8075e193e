import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { backOffice, type StaffPlayerSession } from '@marquee/contract'
import { api } from '../api.ts'
import { DecideDialog, WordsField } from '../format/DecideDialog.tsx'
import { isReason } from '../format/ReasonField.tsx'
import { Busy, Failed, Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { usePlayer } from './usePlayer.ts'
import { sessionsQuery } from './queries.ts'

const nameOf = ({ device }: StaffPlayerSession): string => device || 'Unknown device'

interface EndProps {
  /** Null for all of them. */
  session: StaffPlayerSession | null
  onClose: () => void
}

/** Asks why, and ends it. */
function EndDialog({ session, onClose }: EndProps) {
  const { params } = usePlayer()
  const notify = useNotify()
  const refresh = useRefresh()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () =>
      api.call(backOffice.endPlayerSessions, {
        params,
        body: { sessionId: session?.id ?? null, reason: reason.trim() },
      }),
    onSuccess({ data }) {
      notify(`Sessions ended: ${data.ended}. Open pages were signed out.`, { type: 'success' })
      void client.invalidateQueries(sessionsQuery(params))
      refresh()
      onClose()
    },
  })
  return (
    <DecideDialog
      title={session ? `End the session on ${nameOf(session)}?` : 'End every session?'}
      text="Open pages are signed out right away. The player can sign in again. The reason is for the record."
      verb={session ? 'End session' : 'End all'}
      color="error"
      error={error}
      isPending={isPending}
      isReady={isReason(reason)}
      onSubmit={mutate}
      onClose={onClose}
    >
      <WordsField label="Reason" value={reason} onChange={setReason} />
    </DecideDialog>
  )
}

/** Where the player is signed in, and the way to end that. */
export function SessionsSection() {
  const { params } = usePlayer()
  const [ending, setEnding] = useState<{ session: StaffPlayerSession | null }>()
  const { data, error, refetch } = useQuery(sessionsQuery(params))
  return (
    <Box component="section" aria-labelledby="sessions">
      <Typography id="sessions" variant="h6" component="h2" gutterBottom>
        Signed in now
      </Typography>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <Busy what="sessions" />}
      {data?.length === 0 && <Nothing>Not signed in on any device.</Nothing>}
      {data && data.length > 0 && (
        <Stack spacing={1}>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.map((session) => (
              <Stack
                key={session.id}
                component="li"
                direction="row"
                sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
              >
                <span>{nameOf(session)}</span>
                <span>
                  since <When at={session.createdAt} />, last seen <When at={session.lastSeenAt} />
                </span>
                <Button
                  size="small"
                  color="error"
                  onClick={() => setEnding({ session })}
                  aria-label={`End the session on ${nameOf(session)}`}
                >
                  End
                </Button>
              </Stack>
            ))}
          </Stack>
          <Button
            variant="outlined"
            color="error"
            sx={{ alignSelf: 'start' }}
            onClick={() => setEnding({ session: null })}
          >
            End all sessions
          </Button>
        </Stack>
      )}
      {ending && <EndDialog {...ending} onClose={() => setEnding(undefined)} />}
    </Box>
  )
}
