// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { joinFrame, keepFramesEmpty } from '../testing/joinFrame.ts'
import { renderGame } from '../testing/renderGame.tsx'

beforeEach(() => {
  keepFramesEmpty()
  document.cookie = 'marquee_preferences=; Max-Age=0; Path=/'
})

async function openMenu() {
  await renderGame()
  const { say, told, heard } = await joinFrame()
  await say({ type: 'ready' })
  fireEvent.click(await screen.findByTestId('game-sound'))
  return { told, heard }
}

it('tells a game that the page has the buttons for sound and rules, each of them once', async () => {
  const { told } = await openMenu()
  expect(await told('init')).toMatchObject({
    sound: false,
    volume: 70,
    music: true,
    captions: false,
    haptics: true,
    quick: false,
    shownByPage: ['sound', 'rules'],
  })
  expect(screen.getAllByRole('button', { name: /^Sound/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Rules/ }).length).toBeGreaterThan(0)
})

it('lets the game hear at once what is set, and keeps it for this device', async () => {
  const { heard } = await openMenu()
  fireEvent.click(await screen.findByRole('switch', { name: 'Sound' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '30' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Music and ambience' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Captions' }))
  await waitFor(() =>
    expect(heard.at(-1)).toMatchObject({
      type: 'settings',
      sound: true,
      volume: 30,
      music: false,
      captions: true,
    }),
  )
  expect(screen.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('30%')
  expect(document.cookie).toContain('marquee_preferences=dark.full.1.open.3-0110')
})

it('has nothing to set of volume and music while sound is off, but captions', async () => {
  await openMenu()
  expect(await screen.findByRole('slider', { name: 'Volume' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('switch', { name: 'Music and ambience' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.getByRole('switch', { name: 'Captions' })).toHaveProperty('disabled', false)
})
