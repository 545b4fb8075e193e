import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { makeNoiseWatch } from './noiseWatch.ts'

function Reader() {
  useQuery({ queryKey: ['features-info'] })
  return null
}

it('a query that nobody can fetch fails the test that reads it, and that one alone', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { refuse } = makeNoiseWatch(console)
  renderToString(
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Reader)),
  )
  printed.mockRestore()
  expect(refuse).toThrow(/features-info.*No queryFn[\s\S]*Give the query its function/)
  expect(refuse).not.toThrow()
})

it('whatever else is printed passes, and is still printed', () => {
  const error = vi.fn()
  const output = { error }
  const { refuse } = makeNoiseWatch(output)
  output.error('Something else', 3)
  expect(error).toHaveBeenCalledWith('Something else', 3)
  expect(refuse).not.toThrow()
})
