import type { ComponentType } from 'react'
import { type Answers, makeApp, makePlayer } from '@marquee/core/testing'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { promoOffers } from '../feature.ts'
import { vipBanner } from '../vipBanner.ts'

export const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
export const data = (content: object) => ({ success: true, data: content })

interface Modal {
  name: string
  props: Record<string, unknown>
  close: () => void
  frame: typeof frame
}

/** A modal or block of offers as a player's page has it. */
export async function showOffer(
  Part: ComponentType<Modal>,
  answers: Answers,
  props: Record<string, unknown> = {},
) {
  const app = await makeApp({
    brand: { features: [promoOffers({ banner: vipBanner })] },
    player: makePlayer(),
    answers,
  })
  const close = vi.fn()
  render(
    <app.Frame>
      <Part name="x" props={props} close={close} frame={frame} />
    </app.Frame>,
  )
  return { ...app, close }
}

/** Tests of a file run without motion, and a refused call that they ask for is no noise. */
export function withoutMotion(): void {
  beforeEach(() => {
    document.documentElement.dataset['motion'] = 'reduced'
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    delete document.documentElement.dataset['motion']
  })
}
