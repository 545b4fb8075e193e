import { useMutation } from '@tanstack/react-query'
import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { chatDesk } from '../chatCalls.ts'
import { api } from '../api.ts'
import { Failed } from '../format/States.tsx'

interface AnswerFormProps {
  brand: string
  playerId: string
  onAnswered: () => unknown
}

/** Answers a player, who reads it at once. */
export function AnswerForm({ brand, playerId, onAnswered }: AnswerFormProps) {
  const [text, setText] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: (answer: string) =>
      api.call(chatDesk.answer, { params: { brand, playerId }, body: { text: answer } }),
    onSuccess() {
      setText('')
      return onAnswered()
    },
  })
  const answer = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer && !isPending) mutate(answer)
  }
  return (
    <Stack component="form" spacing={1} onSubmit={submit}>
      {error && <Failed error={error} />}
      <TextField
        label="Answer"
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={3}
        required
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!answer || isPending}
        sx={{ alignSelf: 'start' }}
      >
        Send answer
      </Button>
    </Stack>
  )
}
