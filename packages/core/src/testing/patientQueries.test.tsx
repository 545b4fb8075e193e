import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

const withPage = /text: What is not.*What is there/s

it('a query that waits writes out the page once, when its time is over', async () => {
  render(<p>What is there</p>)
  const looked: string[] = []
  const found = waitFor(
    () => {
      try {
        return screen.getByText('What is not')
      } catch (error) {
        looked.push(String(error))
        throw error
      }
    },
    { timeout: 60, interval: 10 },
  )
  await expect(found).rejects.toThrow(withPage)
  expect(looked.length).toBeGreaterThan(0)
  for (const one of looked) expect(one).not.toMatch(withPage)
})

it('a query that does not wait writes out the page at once', () => {
  render(<p>What is there</p>)
  expect(() => screen.getByText('What is not')).toThrow(withPage)
})
