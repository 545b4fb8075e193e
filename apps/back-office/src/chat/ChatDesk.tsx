import { useQuery } from '@tanstack/react-query'
import { Box, Card, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Busy, Failed, Nothing } from '../format/States.tsx'
import { useBrand } from '../shell/BrandContext.tsx'
import { Conversation } from './Conversation.tsx'
import { ConversationList } from './ConversationList.tsx'
import { type ChatState, conversationsQuery } from './queries.ts'

const states: { id: ChatState; name: string }[] = [
  { id: 'open', name: 'Open' },
  { id: 'closed', name: 'Closed' },
]

/** What players wrote to support, what waits longest first, and the one that is being answered. */
export function ChatDesk() {
  const { brand } = useBrand()
  // Another brand has other conversations: nothing chosen stays.
  return <BrandChats key={brand} brand={brand} />
}

function BrandChats({ brand }: { brand: string }) {
  const [state, setState] = useState<ChatState>('open')
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    ...conversationsQuery(brand, state),
    enabled: brand !== '',
  })
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Title title="Support chat" />
      <Stack direction="row" sx={{ gap: 2, mb: 3, flexWrap: 'wrap' }}>
        <TextField
          select
          label="Conversations"
          value={state}
          onChange={(event) => setState(event.target.value as ChatState)}
          sx={{ minWidth: 160 }}
        >
          {states.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '20rem 1fr' } }}>
        {error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : data ? (
          <ConversationList
            items={data.items}
            total={data.total}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : (
          <Busy what="conversations" />
        )}
        {chosen ? (
          <Conversation key={chosen} brand={brand} playerId={chosen} />
        ) : (
          <Nothing>Choose a conversation to read and answer it.</Nothing>
        )}
      </Box>
    </Card>
  )
}
