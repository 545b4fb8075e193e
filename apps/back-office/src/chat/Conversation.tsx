import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Box, Button, Link, Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { chatDesk, type StaffChatMessage } from '../chatCalls.ts'
import { api } from '../api.ts'
import { Busy, Failed } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { playerRefId } from '../ids.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { chatsKey, conversationQuery } from './queries.ts'

function Message({
  message: { from, staff, text, at },
  login,
}: {
  message: StaffChatMessage
  login: string
}) {
  const isOurs = from === 'support'
  return (
    <Box
      component="li"
      sx={{
        alignSelf: isOurs ? 'flex-end' : 'flex-start',
        maxWidth: '80%',
        p: 1.5,
        borderRadius: 1,
        bgcolor: isOurs ? '#e4ebf5' : '#f1f1f4',
      }}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {isOurs ? (staff ?? 'Support') : login}, <When at={at} />
      </Typography>
    </Box>
  )
}

/** One conversation, with what closes it and the form that answers it. */
export function Conversation({ brand, playerId }: { brand: string; playerId: string }) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const params = { brand, playerId }
  const { data, error, refetch } = useQuery(conversationQuery(brand, playerId))
  const end = useRef<HTMLDivElement>(null)
  const last = data?.messages.at(-1)?.id
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const refresh = () => queryClient.invalidateQueries({ queryKey: chatsKey(brand) })
  const closing = useMutation({
    mutationFn: () => api.call(chatDesk.close, { params }),
    onSuccess() {
      notify('The conversation is closed. The player’s next message opens it again.')
      return refresh()
    },
  })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Busy what="the conversation" />
  const { player, isOpen, messages, hasEarlier } = data
  return (
    <Stack component="section" spacing={2} aria-label={`Conversation with ${player.login}`}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          <Link
            component={RouterLink}
            to={`/players/${encodeURIComponent(playerRefId(params))}/show`}
          >
            {player.login}
          </Link>
        </Typography>
        <Button disabled={!isOpen || closing.isPending} onClick={() => closing.mutate()}>
          {isOpen ? 'Close conversation' : 'Closed'}
        </Button>
      </Stack>
      {closing.error && <Failed error={closing.error} />}
      <Box
        tabIndex={0}
        role="log"
        aria-label="Messages"
        sx={{ maxHeight: '50vh', overflowY: 'auto' }}
      >
        {hasEarlier && <Typography variant="body2">The latest hundred messages.</Typography>}
        <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {messages.map((message) => (
            <Message key={message.id} message={message} login={player.login} />
          ))}
        </Stack>
        <div ref={end} />
      </Box>
      <AnswerForm brand={brand} playerId={playerId} onAnswered={refresh} />
    </Stack>
  )
}
