import type { Events } from '@marquee/core'

/** The browser's own question, as Chromium hands it over; other browsers never do. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const key = 'marquee:install'

export interface InstallTools {
  target: EventTarget
  storage: Pick<Storage, 'getItem' | 'setItem'>
  events: Pick<Events, 'on'>
  onReady: (ready: boolean) => void
}

export interface InstallOffer {
  /** Asks the browser's question; whatever is answered, it is not offered again. */
  accept(): Promise<void>
  dismiss(): void
  close(): void
}

/**
 * Keeps the browser's question to install the app until the player has played a round, so that it is
 * put to people who know what they would install. Ready at most until it has been answered once.
 */
export function watchInstall({ target, storage, events, onReady }: InstallTools): InstallOffer {
  let prompt: InstallPrompt | null = null
  let played = false
  const settle = () => onReady(played && prompt !== null && storage.getItem(key) === null)
  const remember = (answer: 'accepted' | 'dismissed' | 'installed') => {
    storage.setItem(key, answer)
    prompt = null
    settle()
  }
  const capture = (event: Event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    settle()
  }
  const installed = () => remember('installed')
  target.addEventListener('beforeinstallprompt', capture)
  target.addEventListener('appinstalled', installed)
  const unlisten = events.on('round:settled', () => {
    played = true
    settle()
  })
  return {
    async accept() {
      const asked = prompt
      await asked?.prompt()
      if (asked) remember((await asked.userChoice).outcome)
    },
    dismiss: () => remember('dismissed'),
    close() {
      target.removeEventListener('beforeinstallprompt', capture)
      target.removeEventListener('appinstalled', installed)
      unlisten()
    },
  }
}
