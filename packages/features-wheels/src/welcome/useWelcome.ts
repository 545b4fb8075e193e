import type { Player } from '@marquee/contract'
import { interrupt, type Interruption, useApp, usePlayer } from '@marquee/core'
import { useEffect } from 'react'
import { type Skin, skinNamed } from '../streak/skin.ts'

type Form = Skin['form']

const keyOf = (form: Form): string => `marquee:welcomed-${form}`
const isWelcomed = (form: Form): boolean => localStorage.getItem(keyOf(form)) !== null

/** In what the player's streak of purchases stands; null for who has none, such as during a break. */
export function formFor(player: Pick<Player, 'depositStreak'> | null | undefined): Form | null {
  const { isActive = false, skin = null } = player?.depositStreak ?? {}
  return isActive ? (skinNamed(skin)?.form ?? null) : null
}

/** The welcome in the brand's skin (MODAL-40, MODAL-41): wanted once on a device. */
export const welcomeTo = (
  form: Form,
): Interruption<'welcome-prize-vault' | 'welcome-wheel-of-wins'> => ({
  modal: form === 'vault' ? 'welcome-prize-vault' : 'welcome-wheel-of-wins',
  priority: 30,
  wanted: () => {
    const isFirst = !isWelcomed(form)
    localStorage.setItem(keyOf(form), '1')
    return Promise.resolve(isFirst)
  },
})

/** Welcomes a player on their first visit to the page of the wheel. */
export function useWelcome(): void {
  const runtime = useApp()
  const form = formFor(usePlayer())
  useEffect(() => {
    return form && !isWelcomed(form) ? interrupt(runtime, welcomeTo(form)) : undefined
  }, [runtime, form])
}
