import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import type { StaffConversation } from '../chatCalls.ts'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'

interface ConversationListProps {
  items: StaffConversation[]
  total: number
  chosen: string | null
  onChoose: (playerId: string) => void
}

function Line({
  conversation: { player, last, waitingSince, updatedAt },
}: {
  conversation: StaffConversation
}) {
  return (
    <ListItemText
      primary={player.login}
      secondary={
        <>
          <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
            {last.from === 'support' ? `You: ${last.text}` : last.text}
          </Typography>
          {waitingSince === null ? 'Answered, last message ' : 'Waiting since '}
          <When at={waitingSince ?? updatedAt} />
        </>
      }
      slotProps={{ primary: { sx: { fontWeight: waitingSince === null ? 400 : 700 } } }}
    />
  )
}

/** Conversations in the order in which they should be answered. */
export function ConversationList({ items, total, chosen, onChoose }: ConversationListProps) {
  if (!items.length) return <Nothing>No conversations.</Nothing>
  return (
    <div>
      <List aria-label="Conversations" sx={{ maxHeight: '70vh', overflowY: 'auto' }} tabIndex={0}>
        {items.map((conversation) => (
          <ListItem key={conversation.player.id} disablePadding divider>
            <ListItemButton
              selected={conversation.player.id === chosen}
              aria-current={conversation.player.id === chosen || undefined}
              onClick={() => onChoose(conversation.player.id)}
            >
              <Line conversation={conversation} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {total > items.length && (
        <Typography variant="body2">{`The first ${items.length} of ${total}.`}</Typography>
      )}
    </div>
  )
}
