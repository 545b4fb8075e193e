import { makeApp, makePlayer } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PrizeDraw } from './PrizeDraw.tsx'

type Props = ComponentProps<typeof PrizeDraw>

const take = vi.fn()
const dismiss = vi.fn()
const idle = { isPending: false, won: undefined, problem: null, dismiss, reveal: 'closed' } as const
const won = { sectorId: 1, prize: { coins: 50, entries: 0 }, lines: [] }

async function show({
  drawing,
  turn,
  ...props
}: Partial<Omit<Props, 'drawing' | 'turn'>> & {
  drawing?: Partial<Props['drawing']>
  turn?: Partial<NonNullable<Props['turn']>> | null
} = {}) {
  const { Frame } = await makeApp({ player: makePlayer() })
  const action = {
    label: 'Open',
    busyLabel: 'Opening',
    icon: 'gift',
    testId: 'take',
    take,
    ...turn,
  } as const
  render(
    <Frame>
      <PrizeDraw
        feature="lootboxes"
        stage={<p>A box</p>}
        next={<p>Tomorrow</p>}
        doneTestId="done"
        {...(turn !== null && { turn: action })}
        {...props}
        drawing={{ ...idle, ...drawing }}
      />
    </Frame>,
  )
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('the frame of a draw', () => {
  it('offers the turn, and nothing of the next one', async () => {
    await show()
    fireEvent.click(screen.getByTestId('take'))
    expect(take).toHaveBeenCalledOnce()
    expect(screen.queryByText('Tomorrow')).toBeNull()
  })

  it('shows what can be done meanwhile only between the outcome and its telling', async () => {
    const meanwhile = <button type="button">Tap</button>
    await show({ meanwhile, drawing: { isPending: true } })
    expect(screen.queryByText('Tap')).toBeNull()
    expect(screen.getByTestId('take')).toBeTruthy()
    cleanup()
    await show({ meanwhile, drawing: { reveal: 'turning', won } })
    expect(screen.getByText('Tap')).toBeTruthy()
    expect(screen.queryByTestId('take')).toBeNull()
    cleanup()
    await show({ meanwhile, drawing: { reveal: 'open', won } })
    expect(screen.queryByText('Tap')).toBeNull()
  })

  it.each([{ isPending: true }, { reveal: 'turning', won } as const])(
    'takes no second turn while an outcome is on its way, also once there is none left: %o',
    async (drawing) => {
      await show({ drawing, turn: { take: null } })
      const button = screen.getByTestId<HTMLButtonElement>('take')
      expect([button.textContent, button.disabled]).toEqual(['Opening', true])
      expect(screen.queryByText('Tomorrow')).toBeNull()
      expect(screen.queryByTestId('won')).toBeNull()
    },
  )

  it('tells what was won, with the focus on the way back', async () => {
    await show({ drawing: { reveal: 'open', won } })
    expect(screen.getByTestId('won').closest('[aria-live]')).not.toBeNull()
    expect(screen.queryByTestId('take')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('done')))
    fireEvent.click(screen.getByTestId('done'))
    expect(dismiss).toHaveBeenCalledOnce()
  })

  it('puts the button that collects where the one of the turn was, as high as that', async () => {
    await show({ turn: { size: 'lg' } })
    const { className } = screen.getByTestId('take')
    cleanup()
    await show({ turn: { size: 'lg' }, drawing: { reveal: 'open', won } })
    expect(screen.getByTestId('done').className).toBe(className)
  })

  it('says what comes next to whoever has no turn, or presses the stage itself', async () => {
    await show({ turn: { take: null } })
    expect(screen.getByText('Tomorrow')).toBeTruthy()
    cleanup()
    await show({ turn: null })
    expect(screen.getByText('Tomorrow')).toBeTruthy()
    expect(screen.queryByTestId('take')).toBeNull()
  })

  it('tells in place why nothing was drawn, unless another place does', async () => {
    await show({ drawing: { problem: 'Not now.' } })
    expect(screen.getByRole('alert').textContent).toContain('Not now.')
    cleanup()
    await show({ drawing: { problem: 'Not now.' }, hidesProblem: true })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
