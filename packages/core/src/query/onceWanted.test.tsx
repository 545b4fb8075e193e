import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { onceWanted } from './onceWanted.ts'

it('nobody looks at a query before it is wanted; then it is asked for', async () => {
  const ask = vi.fn(async () => 'an answer')
  const query = queryOptions({ queryKey: ['asked'], queryFn: ask })
  let want = () => {}
  function Part() {
    const [wanted, setWanted] = useState(false)
    want = () => setWanted(true)
    return <p>{useQuery(onceWanted(query, wanted)).data ?? 'nothing'}</p>
  }
  const client = new QueryClient()
  client.setQueryData(['asked'], 'known before', { updatedAt: 1 })
  render(
    <QueryClientProvider client={client}>
      <Part />
    </QueryClientProvider>,
  )
  expect(screen.getByText('nothing')).toBeDefined()
  expect(ask).not.toHaveBeenCalled()
  act(want)
  expect(screen.getByText('known before')).toBeDefined()
  expect(await screen.findByText('an answer')).toBeDefined()
  expect(ask).toHaveBeenCalledTimes(1)
})
