// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showApp } from '../testing/showApp.tsx'
import { HelpLinks } from './HelpLinks.tsx'

it('calls the numbers that it shows, and opens the pages of all', async () => {
  await showApp(<HelpLinks />)
  const links = screen.getAllByRole('link')
  const calls = links.filter((link) => link.getAttribute('href')?.startsWith('tel:'))
  expect(calls.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Call 1-800-MY-RESET (NCPG)', 'tel:1-800-697-3738'],
      ['Call 1-800-662-4357 (SAMHSA)', 'tel:1-800-662-4357'],
      ['Call 988 Lifeline', 'tel:988'],
    ],
  )
  expect(links.filter((link) => link.getAttribute('target') === '_blank')).toHaveLength(5)
})
