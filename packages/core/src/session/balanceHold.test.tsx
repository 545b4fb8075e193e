import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { BalancePill } from '../layouts/BalancePill.tsx'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { useBalanceHold } from './balanceHold.ts'
import { patchPlayer } from './session.ts'

afterEach(() => {
  came = undefined
  delete document.documentElement.dataset['motion']
})

let hold: (name: 'one' | 'other', isHeld: boolean) => void
let leave: () => void
let came: { coins: number; entries: number } | undefined

function Holder({ isHeld }: { isHeld: boolean }) {
  useBalanceHold(isHeld, came)
  return null
}

function Page() {
  const [held, setHeld] = useState({ one: false, other: false })
  const [isThere, setThere] = useState(true)
  hold = (name, isHeld) => setHeld((known) => ({ ...known, [name]: isHeld }))
  leave = () => setThere(false)
  return (
    <>
      <BalancePill />
      {isThere && <Holder isHeld={held.one} />}
      <Holder isHeld={held.other} />
    </>
  )
}

async function show() {
  document.documentElement.dataset['motion'] = 'reduced'
  const app = await makeApp({ player: makePlayer() })
  render(
    <app.Frame>
      <Page />
    </app.Frame>,
  )
  const grow = (coins: number) =>
    act(() =>
      patchPlayer(app.runtime.queryClient, (known) => ({
        ...known,
        playerInfo: { playerBalance: { ...known.playerInfo.playerBalance, coins } },
      })),
    )
  const shown = () => screen.getByTestId('balance-coins').textContent
  return { grow, shown }
}

it('keeps the shown balance while it is held, and shows what came meanwhile after', async () => {
  const { grow, shown } = await show()
  act(() => hold('one', true))
  grow(16_000)
  expect(shown()).toContain('15,000')
  act(() => hold('one', false))
  expect(shown()).toContain('16,000')
})

it('lets go with the last of two holds', async () => {
  const { grow, shown } = await show()
  act(() => hold('one', true))
  act(() => hold('other', true))
  grow(16_000)
  act(() => hold('one', false))
  expect(shown()).toContain('15,000')
  act(() => hold('other', false))
  expect(shown()).toContain('16,000')
})

it('lets go when whoever holds goes away', async () => {
  const { grow, shown } = await show()
  act(() => hold('one', true))
  grow(16_000)
  act(() => leave())
  expect(shown()).toContain('16,000')
})

it('takes off what came before the hold began', async () => {
  came = { coins: 1_000, entries: 0 }
  const { grow, shown } = await show()
  grow(16_000)
  act(() => hold('one', true))
  expect(shown()).toContain('15,000')
  act(() => hold('one', false))
  expect(shown()).toContain('16,000')
})
