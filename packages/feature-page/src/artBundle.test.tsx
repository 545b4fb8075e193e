import { cleanup, render } from '@testing-library/react'
import { createContext, useContext } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { artBundle } from './artBundle.tsx'

afterEach(cleanup)

const Art = createContext<{ shape: string } | null>(null)
const Sign = ({ of }: { of: string }) => `${of}: ${useContext(Art)?.shape ?? 'the usual one'}`
const bundle = artBundle(Art, 'sign', (drawn) => ({ messages: { en: {} }, Sign: drawn(Sign) }))

describe('the parts of a feature that draws what the brand brings', () => {
  it('show the drawing of the brand, and the usual one where it brings none', async () => {
    const { Sign: Own } = await bundle(async () => ({ sign: { shape: 'a gourd' } }))
    const { Sign: Usual } = await bundle()
    const { container } = render(
      <>
        <Own of="one" />, <Usual of="other" />
      </>,
    )
    expect(container.textContent).toBe('one: a gourd, other: the usual one')
  })

  it('are the same ones each time, so that nothing is mounted anew', async () => {
    const art = { shape: 'a gourd' }
    expect((await bundle(async () => ({ sign: art }))).Sign).toBe(
      (await bundle(async () => ({ sign: art }))).Sign,
    )
    expect((await bundle(async () => ({ sign: art }))).Sign).not.toBe((await bundle()).Sign)
  })
})
