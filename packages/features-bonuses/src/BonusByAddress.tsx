import {
  firstOf,
  toast,
  useApp,
  useFeatureTexts,
  useGo,
  useIsGuest,
  useModals,
} from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messageIdOf } from './messageId.ts'
import { checkBonus, creditBonus } from './queries.ts'

const parameter = 'freeEntriesBonus'

/** Takes the message out of the address: it was followed, or leads nowhere (BONUS-04). */
function useClear(): () => void {
  const go = useGo()
  return () =>
    void go({
      to: '.',
      search: (now: object) => ({ ...now, [parameter]: undefined }),
      replace: true,
      resetScroll: false,
    })
}

/**
 * The query `freeEntriesBonus` (MODAL-19): the message is checked, its bonus is credited and shown.
 * A guest signs up first and comes back to the same address.
 */
export function BonusByAddress({ say = toast }: { say?: typeof toast }) {
  const { api, queryClient } = useApp()
  const guest = useIsGuest()
  const modals = useModals()
  const clear = useClear()
  const messageId = useRouterState({
    select: ({ location }) =>
      messageIdOf(firstOf((location.search as Record<string, unknown>)[parameter])),
  })
  const t = useFeatureTexts(messageId === null ? null : 'bonuses')
  // Followed once: the way back must not lead a guest here again.
  const followed = useRef<number>(undefined)

  const askToSignUp = useEffectEvent(() => modals.askToSignUp())
  const leaveAddress = useEffectEvent(clear)
  const tell = useEffectEvent((amount: number) => modals.open('free-bonus', { amount }))

  useEffect(() => {
    if (messageId === null || !t || followed.current === messageId) return
    followed.current = messageId
    if (guest) {
      askToSignUp()
      return
    }
    const follow = async () => {
      const bonus = await checkBonus(api, messageId).catch(() => null)
      if (!bonus) {
        leaveAddress()
        void say({ type: 'warning', text: t('notice.bonus-unavailable') })
        return
      }
      const { bonusId } = bonus
      try {
        const { bonusAmount } = await creditBonus(api, queryClient, { bonusId, messageId })
        leaveAddress()
        tell(bonusAmount ?? 0)
      } catch (error) {
        console.warn('The bonus could not be credited.', error)
        leaveAddress()
        void say({ type: 'error', text: t('depositBonus.error') })
      }
    }
    void follow()
  }, [api, queryClient, t, guest, messageId, say])
  return null
}
