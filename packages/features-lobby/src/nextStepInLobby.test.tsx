import { type FeatureDefinition, setClock } from '@marquee/core'
import { makePlayer, makePromotion } from '@marquee/core/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeHomeData } from './testing/makeHome.ts'
import { features, headings, renderLobby } from './testing/renderLobby.tsx'

describe('the next step of the lobby', () => {
  let reset = () => {}
  afterEach(() => reset())

  const soon = Date.UTC(2026, 10, 20, 12)
  const waiting = () => {
    reset = setClock(() => soon - 90_000)
    const one = { feature: 'lobby', link: '/lobby/' }
    return [
      makePromotion({ ...one, id: 'wheel', title: 'Wheel', ready: 1 }),
      makePromotion({ ...one, id: 'quest', title: 'Quest', link: '/lobby/?from=step', ready: 4 }),
      makePromotion({ ...one, id: 'drop', title: 'Drop', nextAt: soon }),
      makePromotion({ ...one, id: 'club', title: 'Club' }),
    ]
  }
  const chipTexts = async () => {
    const chips = within(await screen.findByRole('group', { name: 'Rewards and events' }))
    return chips.queryAllByRole('link').map(({ textContent }) => textContent)
  }

  it('invites to the first thing that can be claimed, then has the others and what can be soon as chips with their way, each once', async () => {
    const { asked } = await renderLobby({
      player: makePlayer({ lastGames: [3] }),
      data: [...makeHomeData(), [['pages', 'promotions'], waiting()]],
    })
    const step = await screen.findByTestId('next-step')
    expect(step.getAttribute('href')).toBe('/lobby/')
    expect(step.textContent).toContain('Claim your reward')
    expect(step.textContent).toContain('Wheel: ready')
    expect(await chipTexts()).toEqual(['Quest: 4 ready', 'Drop in 1m 30s'])
    expect(asked.filter(({ path }) => path.includes('promotions'))).toEqual([])
  })

  it('says how many of it are ready', async () => {
    const [, quest] = waiting()
    await renderLobby({ data: [...makeHomeData(), [['pages', 'promotions'], [quest!]]] })
    const step = await screen.findByTestId('next-step')
    expect(step.textContent).toContain('Quest: 4 ready')
    expect(step.getAttribute('href')).toBe('/lobby/?from=step')
    expect(await chipTexts()).toEqual([])
  })

  it('has the one game last played as a row where the next step is something else', async () => {
    const played = { player: makePlayer({ lastGames: [3] }) }
    await renderLobby({
      ...played,
      data: [...makeHomeData(), [['pages', 'promotions'], waiting()]],
    })
    await screen.findByTestId('next-step')
    expect(headings()).toContain('Continue playing')
    cleanup()
    await renderLobby(played)
    expect((await screen.findByTestId('next-step')).dataset.step).toBe('continue')
    expect(headings()).not.toContain('Continue playing')
  })

  it('leaves every chip where the next step is to finish a registration', async () => {
    const forms: FeatureDefinition = {
      id: 'forms',
      routes: [
        {
          path: '/finish',
          name: 'finish',
          title: 'x',
          page: async () => () => null,
          slots: ['registration.form'],
        },
      ],
      messages: { en: async () => ({}), es: async () => ({}) },
    }
    await renderLobby({
      player: makePlayer({
        Registration: { complete: false, registrationFunnel: { funnelType: 'open_funnel' } },
      }),
      brand: { features: [...features, forms] },
      data: [...makeHomeData(), [['pages', 'promotions'], waiting()]],
    })
    expect((await chipTexts())[0]).toBe('Wheel: ready')
  })

  it('greets the player by name and invites to the last game', async () => {
    await renderLobby({ player: makePlayer({ name: 'Ada', lastGames: [3, 4] }) })
    expect((await screen.findByTestId('lobby-greeting')).textContent).toContain('Ada')
    const step = screen.getByTestId('next-step')
    expect(step.textContent).toContain('Game 3')
    expect(step.getAttribute('href')).toContain('game=3')
  })
})
