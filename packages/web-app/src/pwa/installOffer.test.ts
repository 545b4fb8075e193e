import { createEvents } from '@marquee/core/testing'
import { describe, expect, it } from 'vitest'
import { watchInstall } from './installOffer.ts'

function makeInstall(kept = new Map<string, string>()) {
  const target = new EventTarget()
  const events = createEvents()
  const ready: boolean[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const offer = watchInstall({ target, storage, events, onReady: (is) => ready.push(is) })
  const prompted: string[] = []
  const prompt = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void prompted.push(outcome),
      userChoice: Promise.resolve({ outcome }),
    })
    target.dispatchEvent(event)
    return event
  }
  const play = () => events.emit('round:settled', { gameId: 1 })
  return { offer, prompt, play, prompted, kept, target, isReady: () => ready.at(-1) ?? false }
}

describe('the offer to install', () => {
  it('keeps the question of the browser until a round has been played', () => {
    const { prompt, play, isReady } = makeInstall()
    expect(prompt().defaultPrevented).toBe(true)
    expect(isReady()).toBe(false)
    play()
    expect(isReady()).toBe(true)
  })

  it('is made as well when the browser asks after the round', () => {
    const { prompt, play, isReady } = makeInstall()
    play()
    expect(isReady()).toBe(false)
    prompt()
    expect(isReady()).toBe(true)
  })

  it('asks the browser once it is accepted, and is not made again', async () => {
    const { offer, prompt, play, prompted, kept, isReady } = makeInstall()
    prompt()
    play()
    await offer.accept()
    expect(prompted).toEqual(['accepted'])
    expect(isReady()).toBe(false)
    const later = makeInstall(kept)
    later.prompt()
    later.play()
    expect(later.isReady()).toBe(false)
  })

  it('is remembered when it is turned down, here or in the question itself', async () => {
    const here = makeInstall()
    here.prompt()
    here.play()
    here.offer.dismiss()
    expect(here.isReady()).toBe(false)
    expect(here.kept.get('marquee:install')).toBe('dismissed')

    const there = makeInstall()
    there.prompt('dismissed')
    there.play()
    await there.offer.accept()
    expect(there.kept.get('marquee:install')).toBe('dismissed')
  })

  it('is not made once the app is installed some other way', () => {
    const { prompt, play, target, isReady } = makeInstall()
    prompt()
    play()
    target.dispatchEvent(new Event('appinstalled'))
    expect(isReady()).toBe(false)
  })

  it('hears nothing once it is closed', () => {
    const { offer, prompt, play, isReady } = makeInstall()
    offer.close()
    expect(prompt().defaultPrevented).toBe(false)
    play()
    expect(isReady()).toBe(false)
  })
})
